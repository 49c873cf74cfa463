import { inLanguage } from '../../../languages/localize-text.ts';
/** The texts of the list of results and its cards. The texts of the AED lists are not among them. */
export const resultListText = inLanguage('resultListText', {
  first: 'Send someone for this AED first',
  noneToFetch: 'You cannot fetch an AED in time',
  unread: 'We could not load the AED list',
  partUnread: 'We could not load part of the AED list',
  former: 'These are your last results. Distances are from the location of that search.',
  others: 'Other AEDs, in order',
  chosen: 'You chose this one',
  all: 'All AEDs, in order',
  howToGetIt: 'How to get it:',
  noListFor: (country: string) => `We have no AED list for ${country}.`,
  noListHere: (country: string) => `Our AED lists do not cover this part of ${country}.`,
  clockCorrected: "This device's clock is wrong. We use our server's clock to judge which AEDs are open.",
  clockDoubted:
    "This device's clock seems to be wrong. Check its date and time. What we show as open may be wrong too.",
  hoursInSource: 'The AED list says:',
  hoursWhole: 'Opening hours as listed:',
  doubtOfState: 'What the AED list says about its condition:',
  doubtOfAccess: 'What the AED list says about who may use it:',
  doubtOfPlace: (length: string) => `Approximate location: it may be up to ${length} from the pin`,
  placeInDoubt: 'The listed location may be wrong',
  padsExpired: (day: string) => `The AED list says the pads expired on ${day}. The AED may still work.`,
  batteryExpired: (day: string) => `The AED list says the battery expired on ${day}. The AED may still work.`,
  backToList: 'Back to the list',
  map: 'Map and map settings',
});
