import { siteConfig } from '../../site-config.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { cacheRecords, indexedDbRecords, localStorageRecords, sessionStorageRecords } from './stored-on-device.ts';
import {
  accountTables,
  hostedAccountTables,
  hostedServerTables,
  publicTables,
  serverTables,
} from './stored-on-server.ts';

/** Returns the host of an absolute URL, or null if the URL is relative to this site. */
const hostOfUrl = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

type Config = Record<'tileUrl' | 'registryUrl' | 'explainerUrl' | 'supabaseUrl', string>;

/** Returns the other hosts that the site loads data from. A value is null if the data come from this site. */
const otherHostsOf = ({ tileUrl, registryUrl, explainerUrl, supabaseUrl }: Config) => ({
  tiles: hostOfUrl(tileUrl.replaceAll(/[{}]/g, '')),
  registry: hostOfUrl(registryUrl),
  explainer: hostOfUrl(explainerUrl),
  backend: hostOfUrl(supabaseUrl),
});
type Hosts = ReturnType<typeof otherHostsOf>;

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
          ? 'No cookies, no advertising, no analytics. We do not sell data.'
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
      text: 'All of this stays on your device. To delete it, clear this site’s data in your browser. We store only what the site needs to work.',
    },
    {
      kind: 'kept',
      caption: 'Local storage: stays when you close the browser',
      rows: localStorageRecords,
    },
    { kind: 'kept', caption: 'Session storage: deleted when you close the tab', rows: sessionStorageRecords },
    { kind: 'kept', caption: 'Browser databases (IndexedDB)', rows: indexedDbRecords },
    { kind: 'kept', caption: 'Saved files, for use offline (Cache Storage)', rows: cacheRecords },
  ],
};

const network = ({ tiles, registry, explainer }: Hosts): LegalSection => ({
  id: 'network',
  title: 'What is sent over the network',
  blocks: [
    {
      kind: 'list',
      items: [
        'Pages, pictures and scripts: the host of this site sees your network address and what you request.',
        `AEDs: the list is divided into squares, none smaller than zoom 12 of a web map (10 km wide at the equator, 6 km in central Europe). Your browser loads those around you and finds the nearest AED itself. ${registry === null ? 'The host' : `They are stored at ${registry}, which`} sees the squares, not your location.`,
        'Towns: your browser loads the whole list. What you type is not sent.',
        `Street maps: the pictures come from ${tiles ?? 'this site too'}, which sees your network address and the squares you view. Around your own location we load nothing finer than zoom 12 until you ask for the street map.`,
        'Walk and Drive open the maps app you chose with the AED’s location, not yours. It may ask you for more; its maker’s terms apply.',
        'Your location: your browser finds it if you allow it. Some browsers use a service of their maker for this.',
        'Reports: we receive what you choose and write about a figure or an AED, with the AED’s id and listed location. A point on the map is sent only when you place it or press “It is here, where I am standing”. Your browser requests reports by squares of zoom 6, a few hundred kilometres wide.',
        'Emergency numbers: your device works out which to show.',
        'Mail about your account goes through the site operator’s mail server.',
        `Videos play from this site${explainer === null ? '' : `, except the one that explains it. That one comes from ${explainer}, which sees your network address once you open it`}. Links send nothing until you follow them.`,
      ],
    },
  ],
});

/** Statements that apply only if the site has our own backend. */
const ownBackendStatements: readonly string[] = [
  'To limit floods of requests, the server holds network addresses in memory for a few minutes.',
  'The server’s log has a line for each request to the accounts and tables: when, which kind, the result, how long it took. It has no e-mail address, network address or browser name, and nothing of what was sent. It also lists web addresses that do not exist, to find broken links.',
  'Without a mail server, messages are put into a folder on the server and deleted after a day.',
];

const server = ({ backend }: Hosts): LegalSection => ({
  id: 'server',
  title: 'What the server stores',
  blocks: [
    {
      kind: 'text',
      text: 'Without an account we store only what you report about an AED or a figure, with a digest of your network address. For up to an hour we also store digests of the network and e-mail addresses of sign-in attempts. With an account, these database tables store your data. Nobody without the site’s keys can recover what a digest was made from. Once you delete your account, nothing stored permanently names you: we remove its number, or put “deleted account” and a random code instead.',
    },
    { kind: 'kept', caption: 'Accounts', rows: backend === null ? accountTables : hostedAccountTables },
    { kind: 'kept', caption: 'Dispatches, reports, permissions and who viewed them', rows: publicTables },
    {
      kind: 'kept',
      caption: 'Internal tables of the database, about people only where a row says so',
      rows: backend === null ? serverTables : hostedServerTables,
    },
    {
      kind: 'list',
      items: [
        ...(backend === null ? ownBackendStatements : []),
        'Backups contain all of this. The site operator decides how long to store them.',
        'A host or proxy in front of this server may have its own log: ask the site operator.',
      ],
    },
    ...(backend === null
      ? []
      : ([
          {
            kind: 'text',
            text: `Here the tables are stored with Supabase, at ${backend}, which also stores the network address and browser name of each session, the ways you can sign in (auth.identities), and a log of sign-ins, depending on its settings. See the [privacy policy of Supabase](https://supabase.com/privacy).`,
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
        'Log of dispatches: to review a dispatch afterwards, and to let drones fly only with permission (Article 6(1)(f): safety).',
        'Record of views: so that nobody reads the log without a trace (Article 6(1)(f)).',
        'Limits and digests of networks: to keep strangers out of your account, and one network from posing as many (Article 6(1)(f)).',
        'Reports: so that nobody runs to an AED that is gone or reads a wrong figure (Article 6(1)(f)).',
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
        'See and download: [My account](/my-account) shows your dispatches and sessions, and gives you everything stored about you as one JSON file.',
        'Correct: change your e-mail address and password there.',
        'Delete: delete your account there. We sign you out everywhere at once, and nothing that stays in the [database](#server) names you. Earlier backups contain the account until they are replaced.',
        'Object, restrict, or ask anything else: write to the site operator. If you are the only administrator, appoint another before you delete your account.',
        'Complain: to the data protection authority where you live.',
      ],
    },
  ],
};

/** Builds the privacy statement for a configuration of the site. */
export const buildPrivacyDocument = (config: Config): LegalDocument => {
  const hosts = otherHostsOf(config);
  return {
    tag: 'Legal',
    title: 'Privacy',
    lede: 'What this site stores about you, where, for how long, and how to delete it.',
    asOf: '27 November 2026',
    sections: [inShort(hosts), operator, device, network(hosts), server(hosts), purposes, rights],
  };
};

export const privacyDocument: LegalDocument = buildPrivacyDocument(siteConfig);
