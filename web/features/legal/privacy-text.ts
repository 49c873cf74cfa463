import { siteConfig } from '../../site-config.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { caches, indexedDatabases, localStorageRecords, sessionStorageRecords } from './stored-on-device.ts';
import { accountTables, hostedAccountTables, hostedOwnTables, ownTables, publicTables } from './stored-on-server.ts';

/** Null if it is served from this site's origin. */
const otherHostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

type Config = Record<'tileUrl' | 'registryUrl' | 'explainerUrl' | 'supabaseUrl', string>;

/** Hosts other than the site's own; null if there are none. */
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
        'Your location stays on your device, unless you send it with a report about an AED. Other requests show only an area a few kilometres wide.',
        explainer === null
          ? 'No cookies, no advertising, no analytics. Nobody is paid with data.'
          : `No cookies, no advertising, no analytics of this site. ${explainer}, whose video player explains the site once you open it, may have its own.`,
        'With an account, each dispatch is recorded in a log that administrators can read. We record each time they view it.',
        'In [My account](/my-account) you can download everything stored about you and delete your account.',
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
  title: 'What your browser stores',
  blocks: [
    {
      kind: 'text',
      text: 'All of this stays on your device until it expires (see the tables) or you clear this site’s data in your browser. We store only what the site needs to work. There are no cookies.',
    },
    {
      kind: 'kept',
      caption: 'Local storage: stays when you close the browser',
      rows: localStorageRecords,
    },
    { kind: 'kept', caption: 'Session storage: deleted when you close the tab', rows: sessionStorageRecords },
    { kind: 'kept', caption: 'Browser databases (IndexedDB)', rows: indexedDatabases },
    { kind: 'kept', caption: 'Saved files, for use offline (Cache Storage)', rows: caches },
  ],
};

const network = ({ tiles, registry, explainer }: Hosts): LegalSection => ({
  id: 'network',
  title: 'What is sent over the network',
  blocks: [
    {
      kind: 'list',
      items: [
        'Pages, pictures and scripts come from the host of this site. Like any host, it sees your network address and the pages you request.',
        `AEDs: we divide the AED list into squares, none smaller than zoom 12 of a web map. That is 10 km wide at the equator and 6 km in central Europe. Your browser loads the squares around you and finds the nearest AED itself. ${registry === null ? 'The host' : `They are stored at ${registry}, which`} sees the squares, not your location.`,
        'Towns: when you search for a town, your browser loads the whole list of towns. What you type is not sent.',
        `Street maps: the map pictures come from ${tiles ?? 'this site too'}, which sees your network address and the squares you view. Around your own location we load nothing finer than zoom 12 until you ask for the street map.`,
        'Walk and Drive open the maps app you chose. It receives the location of the AED, not yours. That app may ask you for more; its maker’s terms apply.',
        'Your location: your browser finds it when you allow it to. Some browsers use a service run by their maker for this.',
        'Reports: about an AED we receive what you choose and write, its id and its listed location. About a figure of a place we receive the value, its source and what you write. A point on the map is sent only when you place it yourself or press “It is here, where I am standing”. Your browser requests reports about AEDs by squares of zoom 6, a few hundred kilometres wide.',
        'Your device works out which emergency number to show.',
        'Mail: messages about your account go through the site operator’s mail server.',
        `Videos play from this site${explainer === null ? '' : `, except the one that explains it. That one comes from ${explainer}, which sees your network address once you open it`}. Links to other sites send nothing until you follow them.`,
      ],
    },
  ],
});

/** Applies to our own backend only. */
const ofOwnServer: readonly string[] = [
  'To limit floods of requests, the server holds network addresses in memory for a few minutes. A restart deletes them.',
  'The server’s log has a line for each request to the accounts and tables: when, which kind, the result, how long it took. It has no e-mail address, no network address, no browser name and nothing of what was sent. We log the web addresses of pages that do not exist, to find broken links.',
  'If no mail server is configured, messages are put into a folder on the server instead of being sent. They are deleted after a day.',
];

const server = ({ backend }: Hosts): LegalSection => ({
  id: 'server',
  title: 'What the server stores',
  blocks: [
    {
      kind: 'text',
      text: 'Without an account we store nothing about you, unless you report something about an AED or a figure. Then we store your report and a digest of your network address. With an account, these database tables store your data.',
    },
    { kind: 'kept', caption: 'Accounts', rows: backend === null ? accountTables : hostedAccountTables },
    { kind: 'kept', caption: 'Dispatches, reports, permissions and the record of who viewed them', rows: publicTables },
    { kind: 'kept', caption: 'Internal tables of the database', rows: backend === null ? ownTables : hostedOwnTables },
    {
      kind: 'list',
      items: [
        ...(backend === null ? ofOwnServer : []),
        'Backups contain all of the above. The site operator decides how long to store them.',
        'A host or proxy in front of this server may have its own log. Ask the site operator.',
      ],
    },
    ...(backend === null
      ? []
      : ([
          {
            kind: 'text',
            text: `On this installation the tables are stored with Supabase, at ${backend}, which also stores the network address and browser name of each session, the ways you can sign in (auth.identities), and a log of sign-ins, depending on its settings. See the [privacy policy of Supabase](https://supabase.com/privacy).`,
          },
        ] as const)),
  ],
});

const purposes: LegalSection = {
  id: 'why',
  title: 'Why, and on what legal basis',
  blocks: [
    {
      kind: 'list',
      items: [
        'Account, sessions, permissions: to provide the account you asked for (in the European Union: GDPR, Article 6(1)(b)).',
        'The log of dispatches: so that we can review a dispatch afterwards, and drones fly only with permission (Article 6(1)(f): safety).',
        'The record of views: so that nobody reads the log without a trace (Article 6(1)(f)).',
        'Limits and digests of networks: to keep strangers out of your account, and to stop one network from posing as many (Article 6(1)(f)).',
        'Reports about AEDs and figures: so that the next person does not run to an AED that is gone or read a wrong figure (Article 6(1)(f)).',
        'We do not sell or give away your data. No decision about you is made by a machine alone.',
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
        'See and download: [My account](/my-account) shows your dispatches and sessions. You can download everything stored about you there as one JSON file.',
        'Correct: change your e-mail address and password there.',
        'Delete: delete your account there. We sign you out everywhere at once, and nothing in the database names you. Dispatches stay without your name, and audit entries under a random code. Earlier backups contain the account until they are replaced.',
        'Object, restrict, or ask anything else: write to the site operator. If you are the only administrator, appoint another before you delete your account.',
        'Complain: to the data protection authority where you live.',
      ],
    },
  ],
};

/** The privacy statement for this configuration. */
export const privacyDocumentOf = (config: Config): LegalDocument => {
  const hosts = hostsOf(config);
  return {
    tag: 'Legal',
    title: 'Privacy',
    lede: 'What this site stores about you, where, for how long, and how to delete it.',
    asOf: '25 November 2026',
    sections: [inShort(hosts), operator, device, network(hosts), server(hosts), purposes, rights],
  };
};

export const privacyDocument: LegalDocument = privacyDocumentOf(siteConfig);
