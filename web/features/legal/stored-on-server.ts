import type { StorageRecord } from './legal-document.ts';

/** The tables of the database. A test checks that every table of the migrations is here. */
export const accountTables: readonly StorageRecord[] = [
  {
    name: 'auth.users',
    what: 'Your account: e-mail address, a hash of your password (never the password), when you confirmed the address, when you last signed in, and a new address you asked for.',
    until:
      'The account is deleted. If its address is never confirmed: the first daily clean-up a day after we sent the last link.',
  },
  {
    name: 'auth.sessions',
    what: 'Each browser you are signed in with: when you signed in, when the session was last renewed, whether you used two-step verification. Neither its network address nor its name.',
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
    until: 'They are used, or the first daily clean-up once they are an hour old.',
  },
  {
    name: 'auth.flow_states',
    what: 'What the browser that asked for a mailed link must prove.',
    until: 'The link is used, or the first daily clean-up once it is an hour old.',
  },
  {
    name: 'auth.mfa_factors',
    what: 'Your two-step verification: its name, and its key in encrypted form. Only if you set it up.',
    until: 'You remove it, or the account is deleted.',
  },
  {
    name: 'auth.mfa_challenges',
    what: 'That we asked you for a two-step verification code.',
    until: 'You enter the code, or the first daily clean-up once it is five minutes old.',
  },
  {
    name: 'auth.known_networks',
    what: 'A keyed digest of your e-mail address and the network you signed in from. It lets you in while strangers guess at your password. Nobody can recover the address or the network from it.',
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
    what: 'Each press on Walk, Drive or Drone while you are signed in: your account, which AED, how, the estimated minutes and kilometres, and when. Never your location. But the AED and the distance show roughly where you were.',
    until: 'Permanently, because it is a log. We remove your account’s number when the account is deleted.',
  },
  {
    name: 'public.log_access_audit',
    what: 'Each time an administrator viewed those logs: who, when, which log, and whether it was the list, a single view or an export.',
    until:
      'Permanently. If the administrator’s account is deleted, we replace its name with “deleted account” and a random code.',
  },
  {
    name: 'public.role_changes',
    what: 'Who became an administrator or a steward, or stopped being one, by whom and when, with their addresses at that time.',
    until: 'Permanently. If the account is deleted, we replace its name with “deleted account” and a random code.',
  },
  {
    name: 'public.steward_areas',
    what: 'If you are a steward: the areas in which you decide on reports about AEDs, and since when.',
    until: 'The account is deleted.',
  },
  {
    name: 'public.check_calendars',
    what: 'If you are a steward with a calendar of AEDs to check: a digest of the secret in its address, and when you made it. Nobody can recover the address from it.',
    until: 'You stop sharing the calendar, or the account is deleted.',
  },
  {
    name: 'public.aed_report_cases',
    what: 'What people report about an AED or a figure of a place, from how many networks, and what was decided. Nothing about who reported it.',
    until: 'Permanently, because corrections outlast the registers they correct.',
  },
  {
    name: 'public.aed_reports',
    what: 'Each report about an AED or a figure: what you said about it, the source you named, the point you put on the map, your sentence, when we received it, and a keyed digest of your network, which tells independent reports apart. Nobody can recover the network from it. A code that your browser makes for this AED alone, so that your report counts once. If you are signed in, also your account, and contact details if you give them.',
    until: 'Permanently. We remove your account’s number when the account is deleted.',
  },
  {
    name: 'public.aed_report_answers',
    what: 'Your answer to a question about your report, when you sent it, and from which account.',
    until: 'Permanently. We remove your account’s number when the account is deleted.',
  },
  {
    name: 'public.aed_report_decisions',
    what: 'What stewards and administrators decided on reports: who, when, and why.',
    until: 'Permanently. If the account is deleted, we replace its name with “deleted account” and a random code.',
  },
  {
    name: 'public.register_acts',
    what: 'What administrators did with the AED data: which file or version, what they decided, when, and their e-mail address.',
    until: 'Permanently. If the account is deleted, we replace its name with “deleted account” and a random code.',
  },
  {
    name: 'public.ledger_entries',
    what: 'For each row of these tables its kind, its time and a salted digest that reveals nothing. The salts are stored beside the rows.',
    until:
      'Permanently, because it is a public log. We delete the salts of your rows when the account is deleted. The log then says how many were deleted, but not whose.',
  },
];

export const ownTables: readonly StorageRecord[] = [
  {
    name: 'private.reports_of_day',
    what: 'How many reports without an account each provider’s network sent today. The network is stored as a keyed digest.',
    until: 'The first report of the next day.',
  },
  {
    name: 'private.fresh_dispatches',
    what: 'How many dispatches accounts less than a day old have logged, by the hour. Nothing about people.',
    until: 'The next time such an account logs a dispatch, at least a day later.',
  },
  {
    name: 'private.mailed_questions',
    what: 'Which questions about reports we have mailed. Nothing about people.',
    until: 'The first check for questions two days later.',
  },
  {
    name: 'private.network_key',
    what: 'The key of the digests of networks in public.aed_reports and private.reports_of_day. Nothing about people.',
    until: 'Permanently.',
  },
  {
    name: 'supabase_migrations.schema_migrations',
    what: 'Which versions of the tables above are in use. Nothing about people.',
    until: 'Permanently.',
  },
  {
    name: 'embedded.applied_files',
    what: 'The same, for the tables whose names begin with auth.',
    until: 'Permanently.',
  },
  {
    name: 'embedded.tries',
    what: 'How often someone recently tried passwords and codes or asked for messages, by keyed digests of network and e-mail addresses. Nobody can recover the addresses from them.',
    until: 'At most an hour.',
  },
  {
    name: 'embedded.sealed_keys',
    what: 'The site’s own keys, encrypted. Nothing about people.',
    until: 'They are replaced.',
  },
  {
    name: 'embedded.served_by',
    what: 'The web address that the site last started with. Nothing about people.',
    until: 'The next start.',
  },
  {
    name: 'embedded.machines',
    what: 'The machines that run this site, and which AED list each serves. Nothing about people.',
    until: 'A day after the machine was last seen.',
  },
  {
    name: 'embedded.registers_keeper',
    what: 'Which machine stores the administrators’ uploaded files. Nothing about people.',
    until: 'Another machine takes over.',
  },
  {
    name: 'embedded.register_calls',
    what: 'Requests of administrators that one machine passes on to another, encrypted.',
    until: 'The other machine has read them, usually within a second.',
  },
  {
    name: 'embedded.register_answers',
    what: 'The answers to those requests, encrypted.',
    until: 'They are fetched, usually within a second.',
  },
  {
    name: 'embedded.registry_publications',
    what: 'When an AED list was published, and its checksum. Nothing about people.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'embedded.registry_parts',
    what: 'The published AED list. Nothing about people.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'embedded.streets_publications',
    what: 'When the street map was published, and its checksum. Nothing about people.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'embedded.streets_parts',
    what: 'The published street map. Nothing about people.',
    until: 'A newer one replaces it.',
  },
];

/**
 * Hosted Supabase has its own tables besides these, with its own limits and keys; its sessions contain browser and
 * network.
 */
const ofOwnServerAlone = ['auth.known_networks'];

/** Differences of hosted Supabase for tables that both have. */
const hostedDifferences: Readonly<Record<string, Partial<StorageRecord>>> = {
  'auth.users': { until: 'The account is deleted.' },
  'auth.sessions': {
    what: 'Each browser you are signed in with: when you signed in, when the session was last renewed, whether you used two-step verification, its network address and its name.',
  },
};

export const hostedAccountTables: readonly StorageRecord[] = accountTables
  .filter(({ name }) => !ofOwnServerAlone.includes(name))
  .map((table) => ({ ...table, ...hostedDifferences[table.name] }));

export const hostedOwnTables = ownTables.filter(({ name }) => !name.startsWith('embedded.'));
