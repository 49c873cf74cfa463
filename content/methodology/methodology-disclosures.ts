import type { MethodologySection } from './methodology-types.ts';

/**
 * Sections about what the site does not claim, how it uses visitors' positions, whose work it is based on, and how it
 * changes.
 */
export const disclosureSections: readonly MethodologySection[] = [
  {
    id: 'not-claimed',
    title: 'What this site does not claim',
    blocks: [
      {
        kind: 'list',
        items: [
          'It gives no medical advice. What a profile suggests is a modest habit to consider; for your own health ask someone who can examine you.',
          'It does not say that moving to a place, or living like the people there, will lengthen anyone’s life.',
          'It does not say that a score or a programme causes a long life.',
          'It does not replace an emergency number. The defibrillators shown as samples do not exist, and times to reach one are rough.',
          'It does not run the sensors or the agents of the symbiosis model. [System Architecture](/architecture) says what runs today.',
          'No institution that it cites has certified, endorsed or reviewed it.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Your location stays with you',
    blocks: [
      {
        kind: 'text',
        text: 'When you ask for the nearest hub, your browser asks whether this site may know where you are. If you agree, the exact location stays on your device, which calculates the distances. It goes into no request, no log and no statistics. Only a report about an AED sends it, and only when you press “It is here, where I am standing” or set the pin there. If you refuse, everything else works.',
      },
      {
        kind: 'text',
        text: 'The pictures of the map come from a tile server, which can see which squares of the world a browser requests. After the search for the nearest hub they are several hundred kilometres wide. If you zoom in on your own street, the server sees that street.',
      },
      {
        kind: 'text',
        text: 'If you are signed in, we record each dispatch for administrators: which AED, by which method, how many minutes and kilometres, and when. Your location is not in it, but the AED and the distance show roughly where you were.',
      },
      {
        kind: 'text',
        text: 'We also record which administrator opened what and when. Nobody can change or delete such an entry. A view of the whole list is one entry, at most one a minute for each person. Opening a single record is one entry. An export is one entry for each record in the file. We do not know how long anyone read, or what they did with a file.',
      },
      {
        kind: 'text',
        text: '[Privacy](/privacy) lists everything that is stored, and how you delete it.',
      },
    ],
  },
  {
    id: 'sources',
    title: 'Sources and licences',
    blocks: [
      {
        kind: 'list',
        items: [
          'Texts, scores, drawings and downloads of this site: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Name Symbiotics Longevity Map, link to it, and say what you changed. The program is [not licensed for reuse yet](/terms#reuse).',
          'Life expectancy: Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Every country and year: UN, World Population Prospects 2024, [CC BY 3.0 IGO](https://creativecommons.org/licenses/by/3.0/igo/). Other sources are in the margin of this page and at the foot of each profile.',
          'Street map: © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright), Open Database Licence.',
          'Defibrillators: each AED list has its own licence, named and linked beside its AEDs.',
          'Drawn maps: [Natural Earth](https://www.naturalearthdata.com/), in the public domain, by way of world-atlas (ISC); boundaries within the United States from the US Census Bureau, by way of us-atlas (ISC). Names of towns on them: [GeoNames](https://www.geonames.org/) (CC BY 4.0), the places and names chosen. The drawings are this site’s own.',
          'Type: Fraunces by the Fraunces Project Authors, SIL Open Font Licence 1.1. Icons: Lucide (ISC). Map software: Leaflet (BSD 2-Clause).',
        ],
      },
    ],
  },
  {
    id: 'what-was-read',
    title: 'What was read, and what was not',
    blocks: [
      {
        kind: 'text',
        text: 'We recalculated every UN figure from its series: 287 values, none off. Of the studies that profiles cite we read the abstracts, not the full text. We read the cited reports of newspapers, press releases and offices; if a newspaper quotes an office, we name both.',
      },
      {
        kind: 'text',
        text: 'The rest of a profile, its landscape, dishes, history and habits, is general knowledge without a source. A card with such a number says “General knowledge”. In November 2026 we looked up about twenty-five numbers that few people know, such as depths, heights, lengths and founding years. One could not be found, and we removed it. We did not look up what is widely known, or what describes a mood or a custom. No record says who compared a figure with its source.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes and corrections',
    blocks: [
      {
        kind: 'text',
        text: 'If you find an error, use “Suggest a correction” beside the figures of each place. Send the sentence or figure as printed, and the source that says otherwise, with its year. You need no account, and a person decides. A correction changes the record, and this list shows the former text. For anything else write to the site operator, named in [Privacy](/privacy).',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: '2026',
            text: 'First edition, with 52 hubs and 51 profiles.',
          },
          {
            term: '2026, second edition',
            text: 'We opened the sources again and put the office’s figure beside the UN’s. Nine life expectancies called “editorial” now name the original list, and its scores say “no known method”. The kind “Validated blue zone” reads “Blue zone on its researchers’ list”.',
          },
          {
            term: 'Figures that changed',
            text: 'Okinawa in the table: was Japan’s 84.7, is the prefecture’s 84.3. Hawaii’s islands: were 80.7 for 2020, are 79.9 for 2021. Liechtenstein: a warning credited to “the country’s own health portal” came from an institute in Linz; we now quote the country’s Office of Statistics. Madrid: “1st of 243” regions is “1st”.',
          },
          {
            term: 'Sentences that changed',
            text: 'Swiss men were “first in the world” and are first in the OECD. San Marino was “longest in Europe” and is so in one comparison that does not name Monaco. Norway’s rise was the only one that “did not stall”; elsewhere it slowed. Albert Lea’s 68th now has its year. Nicoya: those born before 1930 keep their advantage. About a dozen reposts gave way to primary sources, by DOI where there is one.',
          },
          {
            term: '2026, third edition',
            text: 'We opened the sources that nobody had opened, and [looked up numbers](#what-was-read). Norway’s study: “twenty western European countries” are twenty European ones. Andorra’s highest peak: was 2,942 metres, is “a little over 2,940”, because two heights are published. Upper Napa Valley: that the Vine Trail is open from St. Helena to Calistoga “since 2024” could not be found in print, so we removed it. Naples, Grand Forks and Albert Lea cite four more sources.',
          },
          {
            term: '2026, fourth edition',
            text: 'Scores of the original list were called “editorial” in places; they are its own. This page said that it had no way to send a correction, but each place has a form. Step 5 of the architecture said “every dispatch” but meant those of people who are signed in. The names that people call countries by became records, for the search of emergency numbers.',
          },
          {
            term: '2026, fifth edition',
            text: 'The year beside a source is now always the year of publication, not of the figures. The Age: was 2018, is 2019. National Vital Statistics Reports 73(7): was 2021, is 2024. Eurostat, for countries and for regions: was 2023, is 2025. The UN’s series as Our World in Data joins it: was 2023 or missing, is 2025. Monaco’s institute: was 2024, is 2025. Statistics Norway: was 2023, is 2025. Without a year, because the text we read gives none: both reports of Statistics Iceland (were 2021 and 2023), Tahiti News (was 2022), Ined on Paris (was 2024), and the programme’s pages on Albert Lea (was 2009) and Beach Cities (was 2019). No figure and no year of a figure changed. The architecture said that two places have no profile; it was one, Oʻahu.',
          },
          {
            term: '2026, sixth edition',
            text: 'Emergency numbers: all 250 rows were compared with six lists, and 30 changed; Saint Helena’s 911 no longer reaches an ambulance, the number of Comoros was one island’s hospital, and DR Congo has none. The share of AEDs taken to work: was 97%, is 85%, for 15.4% of those inspected in the cited study were not ready. A baby’s head stays level for breaths. Two places have no profile, Paris and Oʻahu; the architecture said one. “Sent to nobody” left out reports about AEDs. The charts called scores of the original list “editorial”. Naples and Walla Walla say that the programme’s work there has ended. This page said that profiles were “read sentence by sentence” and that “editors” checked; no record says who read them.',
          },
          {
            term: 'What runs',
            text: 'Step 1 of the architecture was “Statistics and studies only”; it now includes reports about AEDs. Step 3 named only approvals of drones; it now names the people who decide on reports. Step 4 was “None runs here”; it now names the checks of reports. This page said that there was no ledger, but there is one.',
          },
        ],
      },
    ],
  },
];
