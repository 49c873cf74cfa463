import type { StorageRecord } from './legal-document.ts';

const signedInBrowser =
  'Each browser you are signed in with: when you signed in, when the session was last renewed, whether you used two-step verification';

/** Tables of the database about a person's account. A test checks that every table of the migrations is listed. */
export const accountTables: readonly StorageRecord[] = [
  {
    name: 'auth.users',
    what: 'Your e-mail address, a hash of your password (never the password), when you confirmed the address and last signed in, and a new address you asked for.',
    until:
      'The account is deleted. If its address is never confirmed: the first daily clean-up a day after the last link.',
  },
  {
    name: 'auth.sessions',
    what: `${signedInBrowser}. Neither its network address nor its name.`,
    until: 'You sign out there, or the account is deleted.',
  },
  {
    name: 'auth.refresh_tokens',
    what: 'Hashes of the tokens that renew a session.',
    until: 'The session ends; used ones 90 days after their use.',
  },
  {
    name: 'auth.one_time_tokens',
    what: 'Hashes of mailed links and codes, and the e-mail address they went to.',
    until: 'They are used, or the first daily clean-up after an hour.',
  },
  {
    name: 'auth.flow_states',
    what: 'What the browser that asked for a mailed link must prove.',
    until: 'The link is used, or the first daily clean-up after an hour.',
  },
  {
    name: 'auth.mfa_factors',
    what: 'If you set up two-step verification: its name, and its key in encrypted form.',
    until: 'You remove it, or the account is deleted.',
  },
  {
    name: 'auth.mfa_challenges',
    what: 'That we asked you for a two-step verification code.',
    until: 'You enter the code, or the first daily clean-up after five minutes.',
  },
  {
    name: 'auth.known_networks',
    what: 'A keyed digest of your e-mail address and the network you signed in from. It lets you in while strangers guess at your password.',
    until: '90 days after the last sign-in from there, or the account is deleted.',
  },
];

export const publicTables: readonly StorageRecord[] = [
  {
    name: 'public.user_roles',
    what: 'Whether you are an administrator or a steward, since when, and who made you one.',
    until: 'The role is removed, or the account is deleted.',
  },
  {
    name: 'public.drone_permissions',
    what: 'Whether you may send drones, who decided it, and when.',
    until: 'The account is deleted.',
  },
  {
    name: 'public.aed_dispatch_logs',
    what: 'Each press on Walk, Drive or Drone while you are signed in: your account, which AED, how, the estimated minutes and kilometres, and when. Never your location, but the AED and the distance show roughly where you were.',
    until: 'Permanently, because it is a log.',
  },
  {
    name: 'public.log_access_audit',
    what: 'Each time an administrator viewed those logs: who, when, which log, and whether it was the list, a single view or an export.',
    until: 'Permanently.',
  },
  {
    name: 'public.role_changes',
    what: 'Who became or stopped being an administrator or a steward, by whom and when, with their e-mail addresses at that time.',
    until: 'Permanently.',
  },
  {
    name: 'public.steward_areas',
    what: 'If you are a steward: the areas whose reports you decide on, and since when.',
    until: 'The account is deleted.',
  },
  {
    name: 'public.check_calendars',
    what: 'If you are a steward with a calendar of AEDs to check: a digest of the secret in its address, and when you made it.',
    until: 'You stop sharing the calendar, or the account is deleted.',
  },
  {
    name: 'public.aed_report_cases',
    what: 'What people report about an AED or a figure, from how many networks, and what was decided. Not who reported it.',
    until: 'Permanently, because corrections outlast the AED lists they correct.',
  },
  {
    name: 'public.aed_reports',
    what: 'Each report about an AED or a figure: what you said, the source you named, the point you put on the map, your sentence, when we received it, a keyed digest of your network, and a code that your browser makes for this AED alone. Both tell independent reports apart. If you are signed in, also your account, and contact details if you give them.',
    until: 'Permanently.',
  },
  {
    name: 'public.aed_report_answers',
    what: 'Your answer to a question about your report, when you sent it, and from which account.',
    until: 'Permanently.',
  },
  {
    name: 'public.aed_report_decisions',
    what: 'What stewards and administrators decided on reports: who, when, and why.',
    until: 'Permanently.',
  },
  {
    name: 'public.register_acts',
    what: 'What administrators did with the AED data: which file or version, what they decided, when, and their e-mail address.',
    until: 'Permanently.',
  },
  {
    name: 'public.ledger_entries',
    what: 'For each row of these tables its kind, its time and a salted digest that reveals nothing. The salts are stored beside the rows.',
    until:
      'Permanently, because it is a public log. If the account is deleted, we delete the salts of its rows. The log then says how many were deleted, but not whose.',
  },
];

export const serverTables: readonly StorageRecord[] = [
  {
    name: 'private.reports_of_day',
    what: 'How many reports without an account each provider’s network sent today, by keyed digest.',
    until: 'The first report of the next day.',
  },
  {
    name: 'private.fresh_dispatches',
    what: 'How many dispatches accounts less than a day old have logged, by the hour.',
    until: 'Such an account next logs a dispatch, at least a day later.',
  },
  {
    name: 'private.mailed_questions',
    what: 'Which questions about reports we have mailed.',
    until: 'The first check for questions two days later.',
  },
  {
    name: 'private.network_key',
    what: 'The key of the digests in public.aed_reports and private.reports_of_day.',
    until: 'Permanently.',
  },
  {
    name: 'supabase_migrations.schema_migrations',
    what: 'Which versions of the tables above are in use.',
    until: 'Permanently.',
  },
  {
    name: 'embedded.applied_files',
    what: 'The same, for the tables whose names begin with auth.',
    until: 'Permanently.',
  },
  {
    name: 'embedded.tries',
    what: 'How often someone recently tried passwords and codes or asked for messages, by keyed digests of network and e-mail addresses.',
    until: 'At most an hour.',
  },
  {
    name: 'embedded.sealed_keys',
    what: 'The site’s own keys, encrypted.',
    until: 'They are replaced.',
  },
  {
    name: 'embedded.served_by',
    what: 'The web address that the site last started with.',
    until: 'The next start.',
  },
  {
    name: 'embedded.machines',
    what: 'The machines that run this site, and which AED list each serves.',
    until: 'A day after the machine was last seen.',
  },
  {
    name: 'embedded.registers_keeper',
    what: 'Which machine stores the administrators’ uploaded files.',
    until: 'Another machine takes over.',
  },
  {
    name: 'embedded.register_calls',
    what: 'Requests of administrators that one machine passes to another, encrypted.',
    until: 'They are read, usually within a second.',
  },
  {
    name: 'embedded.register_answers',
    what: 'The answers to those requests, encrypted.',
    until: 'They are fetched, usually within a second.',
  },
  {
    name: 'embedded.registry_publications',
    what: 'When an AED list was published, and its checksum.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'embedded.registry_parts',
    what: 'The published AED list.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'embedded.streets_publications',
    what: 'When the street map was published, and its checksum.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'embedded.streets_parts',
    what: 'The published street map.',
    until: 'A newer one replaces it.',
  },
];

/** Tables that exist only on our own server. Hosted Supabase has other tables, with other retention periods. */
const ownServerTables = ['auth.known_networks'];

/** How hosted Supabase differs in the tables that both backends have. */
const hostedDifferences: Readonly<Record<string, Partial<StorageRecord>>> = {
  'auth.users': { until: 'The account is deleted.' },
  'auth.sessions': {
    what: `${signedInBrowser}, its network address and its name.`,
  },
};

export const hostedAccountTables: readonly StorageRecord[] = accountTables
  .filter(({ name }) => !ownServerTables.includes(name))
  .map((table) => ({ ...table, ...hostedDifferences[table.name] }));

export const hostedServerTables = serverTables.filter(({ name }) => !name.startsWith('embedded.'));
