import type { EvidenceSourceKey } from './evidence-sources.ts';

export interface EvidenceStatement {
  readonly text: string;
  readonly sources: readonly EvidenceSourceKey[];
}

export interface EvidenceSection {
  readonly title:
    | 'What was claimed'
    | 'Who checked the ages'
    | 'Registers of births'
    | 'Official counts by decade'
    | 'Doubts';
  /** Statements from the sources. If no source could be read, the list is empty and the page says so. */
  readonly statements: readonly EvidenceStatement[];
}

export interface ZoneEvidence {
  readonly hubId: string;
  readonly name: string;
  readonly parts: readonly EvidenceSection[];
}

const say = (text: string, ...sources: readonly EvidenceSourceKey[]): EvidenceStatement => ({ text, sources });

const part = (title: EvidenceSection['title'], ...statements: readonly EvidenceStatement[]): EvidenceSection => ({
  title,
  statements,
});

/**
 * Statements from the sources about each of the five zones: claims, checks, registers, counts and doubts. The site does
 * not judge between them.
 */
export const zoneEvidence: readonly ZoneEvidence[] = [
  {
    hubId: 'sardinia',
    name: 'Sardinia',
    parts: [
      part(
        'What was claimed',
        say(
          'Of those born in Sardinia between 1880 and 1900, more became centenarians in the mountains of the centre and east than elsewhere on the island, men above all. The paper of 2004 drew the first blue zone there.',
          'akea',
        ),
      ),
      part(
        'Who checked the ages',
        say(
          'The AKEA study of the University of Sassari traced 222 centenarians in the island’s 377 municipalities from 1997 on. It checked each age against three sources: the birth certificate, the baptism certificate and a first-degree relative.',
          'akea-survey',
        ),
        say(
          'In Villagrande Strisaili more than 2,000 newborns of 1866 to 1915 were followed to their death; for about nine in ten the exact date was found. A later study of the village excludes exaggeration of age among the men.',
          'villagrande-births',
          'villagrande',
        ),
      ),
      part(
        'Registers of births',
        say(
          'The study of Villagrande follows births from 1866 on, in civil and population registers, and compares them with the military lists for men.',
          'villagrande-births',
        ),
      ),
      part(
        'Official counts by decade',
        say(
          'People aged 100 and over for every 10,000 inhabitants, by the census, in the 16 municipalities of the zone and in all Sardinia: 1981, 0.63 and 0.50; 1991, 3.06 and 0.86; 2001, 3.40 and 1.15; 2010, 2.85 and 2.16. The lead of the zone was small at first, large in 1991 and 2001, and much smaller in 2010.',
          'sardinian-censuses',
        ),
      ),
      part(
        'Doubts',
        say(
          'Newman’s preprint says that in Italy, which registers births more evenly than the United States, records of extreme age are linked to low incomes and short lives. It names Sardinia among the zones where incomes and literacy were low.',
          'newman',
        ),
      ),
    ],
  },
  {
    hubId: 'okinawa',
    name: 'Okinawa',
    parts: [
      part(
        'What was claimed',
        say('Okinawa has one of the highest reported shares of centenarians in the world.', 'willcox'),
      ),
      part(
        'Who checked the ages',
        say(
          'Willcox and others checked the ages of 8 percent of the centenarians by several methods, and applied demographic tests to the registered ages. They conclude that the high share is valid.',
          'willcox',
        ),
        say(
          'Poulain found no concrete proof of wrong data in 2011, favoured neither explanation of what he saw, and called for a deeper check. He and Herm repeated that call in 2024.',
          'koseki',
          'poulain',
        ),
      ),
      part(
        'Registers of births',
        say(
          'The family registers (koseki) were destroyed in the Second World War and reconstructed. Poulain names the reconstruction as a possible source of wrong ages.',
          'koseki',
        ),
      ),
      part(
        'Official counts by decade',
        say(
          'Rank of men among the 47 prefectures, by the health ministry’s life tables: 1980 first, 1985 first, 1990 fifth, 1995 fourth, 2000 26th, 2015 36th, 2020 43rd. Women: first until 2005, third in 2010, seventh in 2015, 16th in 2020.',
          'prefectures-to-2015',
          'prefectures-2020',
        ),
        say(
          'Those born before the war die late, those born after it earlier than people in mainland Japan.',
          'poulain',
        ),
      ),
      part(
        'Doubts',
        say(
          'Poulain and Herm count invalid ages of some of the oldest among the plausible factors. Newman’s preprint names Okinawa among the zones with low incomes, low literacy and lives shorter than the country’s.',
          'poulain',
          'newman',
        ),
      ),
    ],
  },
  {
    hubId: 'nicoya',
    name: 'Nicoya',
    parts: [
      part(
        'What was claimed',
        say(
          'Among 16,300 elderly Costa Ricans followed from 1990 to 2011, Nicoyan men died at 0.80 times the rate of others (interval 0.69 to 0.93). Women had no such advantage.',
          'nicoya-2013',
        ),
      ),
      part(
        'Who checked the ages',
        say(
          'Rosero-Bixby’s study of Costa Rica’s nonagenarians does not use reported ages. It calculates each age from the date of birth in the birth-registration ledgers. An earlier version included only people entered in the ledger of the year of their birth.',
          'costa-rica-2008',
          'costa-rica-2005',
        ),
      ),
      part(
        'Registers of births',
        say(
          'Dates of birth come from the country’s birth-registration ledgers, survival from its voter registry.',
          'costa-rica-2008',
        ),
      ),
      part(
        'Official counts by decade',
        say(
          'By year of birth, from the electoral register of 550,000 adults: the mortality of Nicoyan men born in 1905 was 33 percent below that of other Costa Ricans; for those born in 1945 it was 10 percent above. Those born before 1930 who are still alive keep the advantage.',
          'nicoya-2023',
        ),
      ),
      part(
        'Doubts',
        say(
          'Rosero-Bixby, who measured the zone, finds that its advantage is vanishing. He concludes that such places are probably transient and should be studied again and again.',
          'nicoya-2023',
        ),
      ),
    ],
  },
  {
    hubId: 'ikaria',
    name: 'Ikaria',
    parts: [
      part(
        'What was claimed',
        say(
          'The Ikaria Study of 2009 enrolled 1,420 volunteers; 187 of them, 13 percent, were over 80, and the share over 90 is said to be far above Europe’s.',
          'ikaria-2011',
        ),
      ),
      part(
        'Who checked the ages',
        say(
          'The blue-zone researchers count Ikaria among four fully validated zones. No paper that we could open says how many ages were checked there, or against which registers.',
          'letter',
        ),
        say(
          'A study of 2019 visited 71 people aged 90 and over in two municipalities at home; it describes their health.',
          'ikaria-2019',
        ),
      ),
      part('Registers of births'),
      part('Official counts by decade'),
      part(
        'Doubts',
        say(
          'Newman’s preprint names Ikaria among the zones with low incomes, low literacy and lives shorter than the country’s.',
          'newman',
        ),
      ),
    ],
  },
  {
    hubId: 'loma-linda',
    name: 'Loma Linda',
    parts: [
      part(
        'What was claimed',
        say(
          'At 30, Adventist men in California had 7.28 more years before them than other white Californians (interval 6.59 to 7.97), women 4.42 (3.96 to 4.88).',
          'fraser',
        ),
      ),
      part(
        'Who checked the ages',
        say(
          'Fraser and Shavlik followed 34,192 Adventists all over California from 1976 to 1988 and found their deaths in the state’s death tapes and the National Death Index. It is a cohort, not a count of centenarians; the researchers’ own list of validated zones leaves Loma Linda out.',
          'fraser',
          'letter',
        ),
      ),
      part('Registers of births'),
      part('Official counts by decade'),
      part(
        'Doubts',
        say('The finding is about members of a church in a whole state. It says nothing about the town.', 'fraser'),
      ),
    ],
  },
];

/**
 * The dispute about all five zones: the criticism, the replies, and the evidence that would settle it according to both
 * sides.
 */
export const disputeStatements: readonly EvidenceStatement[] = [
  say(
    'Saul Newman’s preprint finds that where American states brought in birth certificates, records of people over 110 fell by 69 to 82 percent; that in Italy, England and France such records are linked to poverty; that 18 percent of supercentenarians validated “exhaustively” have a birth certificate; and that birthdays fall too often on days divisible by five. When it won an Ig Nobel Prize in 2024, no journal had published it.',
    'newman',
    'newman-later',
    'ig-nobel',
    'spokesperson',
  ),
  say(
    'Researchers who study the zones answered that he leaves out how ages were verified, and that four zones are validated by strict demographic criteria: Okinawa, Sardinia, Ikaria and Nicoya.',
    'letter',
  ),
  say(
    'Austad and Pes answered in a reviewed journal in December 2025 that ages in the original zones were validated by the standards by which exceptional age is confirmed anywhere. Pes is one of those who found the zone in Sardinia.',
    'austad',
  ),
];

export const disputeResolutionStatements: readonly EvidenceStatement[] = [
  say(
    'Poulain, for Okinawa: an in-depth validation of ages, of single people and of the population.',
    'koseki',
    'poulain',
  ),
  say('Rosero-Bixby, for Nicoya and all such places: looking again at each, cohort by cohort.', 'nicoya-2023'),
  say('Newman, for all: a way to measure age in the body, independent of paper.', 'newman-podcast'),
];
