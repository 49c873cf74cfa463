import { inLanguage } from '../../../languages/in-language.ts';
/** What stands about the found list and its cards, beside what the register says. */
export const listText = inLanguage('listText', {
  first: 'Fetch this one first',
  noneToFetch: 'None to fetch in time',
  unread: 'The register could not be read',
  partUnread: 'Part of the register could not be read',
  former: 'This list is of the search before: its distances are from the place of that search.',
  others: 'The others, in this order',
  chosen: 'You asked for this one',
  all: 'All of them, in this order',
  hoursInRegister: 'The register says:',
  hoursWhole: 'Its hours, as the register writes them:',
  doubtOfState: 'The register says of its state:',
  doubtOfAccess: 'The register says of who may use it:',
  doubtOfPlace: (length: string) => `Its place is rough: it may be up to ${length} from the pin`,
  placeInDoubt: 'Its place in the register may be wrong',
  backToList: 'Back to the list',
  map: 'The map and what belongs to it',
});
