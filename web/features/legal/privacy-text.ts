import { siteConfig } from '../../site-config.ts';
import { caches, indexedDatabases, localStorageRecords, sessionStorageRecords } from './kept-on-device.ts';
import { accountTables, hostedAccountTables, hostedOwnTables, ownTables, publicTables } from './kept-on-server.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';

/** Null where an address is this site's own. */
const otherHostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

type Config = Record<'tileUrl' | 'registryUrl' | 'explainerUrl' | 'supabaseUrl', string>;

/** Hosts beside the site's own; null where there is none. */
const hostsOf = ({ tileUrl, registryUrl, explainerUrl, supabaseUrl }: Config) => ({
  tiles: otherHostOf(tileUrl.replaceAll(/[{}]/g, '')),
  registry: otherHostOf(registryUrl),
  explainer: otherHostOf(explainerUrl),
  backend: otherHostOf(supabaseUrl),
});
type Hosts = ReturnType<typeof hostsOf>;

const inShort = ({ explainer }: Hosts): LegalSection => ({
  id: 'in-short',
  title: 'In short',
  blocks: [
    {
      kind: 'list',
      items: [
        'You can read everything and find an AED without an account.',
        'Your position stays on your device, unless you put it into a report about an AED. What other requests reveal is an area some kilometres wide.',
        explainer === null
          ? 'No cookies, no advertising, no analytics. Nobody is paid with data.'
          : `No cookies, no advertising, no analytics of this site. ${explainer}, whose player explains it once you open it, may have its own.`,
        'With an account, each dispatch leaves a line in a log that administrators can read. Each look of theirs is recorded.',
        'In [My account](/my-account) you can take all that is held about you as a file, and delete the account yourself.',
      ],
    },
  ],
});

const operator: LegalSection = {
  id: 'operator',
  title: 'Who runs this site',
  blocks: [{ kind: 'operator' }],
};

const device: LegalSection = {
  id: 'device',
  title: 'What your browser keeps',
  blocks: [
    {
      kind: 'text',
      text: 'All of this stays on your device until it is gone by itself, as the tables say, or until you clear the data of this site in your browser. Only what the site needs to work is kept. There are no cookies.',
    },
    {
      kind: 'kept',
      caption: 'Local storage: stays when the browser is closed',
      rows: localStorageRecords,
    },
    { kind: 'kept', caption: 'Session storage: gone with the tab', rows: sessionStorageRecords },
    { kind: 'kept', caption: 'Databases of the browser (IndexedDB)', rows: indexedDatabases },
    { kind: 'kept', caption: 'Kept files, for use without a network (Cache Storage)', rows: caches },
  ],
};

const network = ({ tiles, registry, explainer }: Hosts): LegalSection => ({
  id: 'network',
  title: 'What goes over the network',
  blocks: [
    {
      kind: 'list',
      items: [
        'Pages, pictures and scripts come from the host of this site. Like any host it sees your network address and what you ask for.',
        `AEDs: the register is cut into squares, none smaller than zoom 12 of a web map, which is 10 km wide at the equator and 6 km in middle Europe. Your browser fetches the squares around you and finds the nearest AED itself. ${registry === null ? 'The host' : `They lie at ${registry}, which`} learns the squares, not the place.`,
        'Towns: when you search for a town, the whole list is sent to you. What you type is not sent.',
        `Street maps: their pictures come from ${tiles ?? 'this site too'}, which sees your network address and the squares you look at. Around your own position nothing finer than zoom 12 is fetched until you ask for the street map.`,
        'Walk and Drive open the maps that you chose. They are given the place of the AED and not yours. What those maps then ask of you is between you and them.',
        'Your position: your browser finds it when you allow it to. Some browsers ask a service of their maker for that.',
        'Reports: about an AED what you choose and write, its id and the place the register has for it; about a figure of a place the value, its source and what you write. A point on the map goes out only where you put it yourself or press “It is here, where I stand”. What is reported about AEDs is asked for by squares of zoom 6, some hundred kilometres wide.',
        'Which emergency number is shown is worked out on your device.',
        'Mail: messages about your account go through the mail server of whoever runs this site.',
        `Films play from this site${explainer === null ? '' : `, but for the one that explains it: that comes from ${explainer}, which sees your network address once you open it`}. Links to other sites send nothing until you follow them.`,
      ],
    },
  ],
});

/** What no other backend does. */
const ofOwnServer: readonly string[] = [
  'Counters against floods hold network addresses in memory, for minutes. A restart empties them.',
  'The server’s log has a line for each request to the accounts and tables: when, which kind, the result, how long it took. No address, no network address, no browser name, nothing of what was sent. Addresses of pages that do not exist are written down, for broken links.',
  'Where no mail server is configured, messages are put into a folder on the server instead of being sent. They go after a day.',
];

const server = ({ backend }: Hosts): LegalSection => ({
  id: 'server',
  title: 'What the server keeps',
  blocks: [
    {
      kind: 'text',
      text: 'Without an account: nothing about you, unless you report something about an AED or a figure: then what you said of it, and a digest of your network. With one, these tables of the database hold it.',
    },
    { kind: 'kept', caption: 'Accounts', rows: backend === null ? accountTables : hostedAccountTables },
    { kind: 'kept', caption: 'Dispatches, reports, rights and the record of who looked', rows: publicTables },
    { kind: 'kept', caption: 'The database’s own', rows: backend === null ? ownTables : hostedOwnTables },
    {
      kind: 'list',
      items: [
        ...(backend === null ? ofOwnServer : []),
        'Backups hold all of the above. Who makes them decides how long they are kept.',
        'A host or proxy in front of this server may keep a log of its own. Who runs the site can say.',
      ],
    },
    ...(backend === null
      ? []
      : ([
          {
            kind: 'text',
            text: `On this installation the tables lie with Supabase, at ${backend}, which also keeps the network address and browser name of each session, the ways you can sign in (auth.identities), and a log of sign-ins as its project is set. See the [privacy policy of Supabase](https://supabase.com/privacy).`,
          },
        ] as const)),
  ],
});

const purposes: LegalSection = {
  id: 'why',
  title: 'Why, and on what ground',
  blocks: [
    {
      kind: 'list',
      items: [
        'Account, sessions, rights: to give you the account that you asked for (in the European Union: GDPR, Article 6(1)(b)).',
        'The log of dispatches: so that a dispatch can be looked into afterwards, and a drone flies by permission only (Article 6(1)(f): safety).',
        'The record of who looked: so that nobody reads the log unseen (Article 6(1)(f)).',
        'Limits and digests of networks: to keep strangers out of your account, and one network from speaking for many (Article 6(1)(f)).',
        'Reports about AEDs and figures: so that the next person does not run to one that is gone, nor reads what is wrong (Article 6(1)(f)).',
        'Nothing is sold or given away. No decision about you is made by a machine alone.',
      ],
    },
  ],
};

const rights: LegalSection = {
  id: 'rights',
  title: 'Your rights',
  blocks: [
    {
      kind: 'list',
      items: [
        'See and take along: [My account](/my-account) shows your dispatches and sessions, and gives you all that is held about you as one JSON file.',
        'Correct: change your address and password there.',
        'Delete: there too. You are signed out everywhere at once and nothing that names you is left in the database. Dispatches stay without your name, lines of the audit under a made-up name. Backups made before still hold the account until they are replaced.',
        'Object, restrict, or ask anything else: write to whoever runs the site. The last administrator of an installation has to make another one first.',
        'Complain: to the data protection authority where you live.',
      ],
    },
  ],
};

/** What an installation with this configuration does. */
export const privacyDocumentOf = (config: Config): LegalDocument => {
  const hosts = hostsOf(config);
  return {
    tag: 'Legal',
    title: 'Privacy',
    lede: 'What this site knows about you, where it is kept and for how long, and how you get rid of it.',
    asOf: '25 November 2026',
    sections: [inShort(hosts), operator, device, network(hosts), server(hosts), purposes, rights],
  };
};

export const privacyDocument: LegalDocument = privacyDocumentOf(siteConfig);
