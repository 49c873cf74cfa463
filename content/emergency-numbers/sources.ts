export interface EmergencyNumberSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** Of publication, or of the revision that was read; null where it bears no date. */
  readonly year: number | null;
  /** Who speaks: an authority, an organisation of rescuers, those who build telephones, the press, or an encyclopaedia. */
  readonly kind: 'authority' | 'organisation' | 'telephony' | 'press' | 'encyclopaedia';
}

/** The sources of the emergency numbers, each opened and read. */
export const emergencyNumberSources = {
  wikipedia: {
    title: 'List of emergency telephone numbers, revision 1377218654, column "Ambulance"',
    publisher: 'Wikipedia',
    url: 'https://en.wikipedia.org/w/index.php?oldid=1377218654',
    year: 2026,
    kind: 'encyclopaedia',
  },
  google: {
    title: 'Short-number metadata of libphonenumber, as packed in google-libphonenumber 3.2.47',
    publisher: 'Google',
    url: 'https://www.npmjs.com/package/google-libphonenumber/v/3.2.47',
    year: 2026,
    kind: 'telephony',
  },
  microsoft: {
    title: 'Emergency numbers for countries',
    publisher: 'Microsoft',
    url: 'https://learn.microsoft.com/microsoftteams/emergency-numbers-reference',
    year: 2024,
    kind: 'telephony',
  },
  android: {
    title: 'Emergency call codes, eccdata.txt, revision 2',
    publisher: 'Android Open Source Project',
    url: 'https://android.googlesource.com/platform/packages/services/Telephony/+/master/ecc/input/eccdata.txt',
    year: null,
    kind: 'telephony',
  },
  'algeria-press': {
    title: "Les 4 numéros d'urgence indispensables pour un voyage en Algérie",
    publisher: 'Maghreb Émergent',
    url: 'https://www.maghrebemergent.com/algerie-les-4-numeros-durgence-indispensables-pour-un-voyage-sans-tracas/',
    year: null,
    kind: 'press',
  },
  'china-wikipedia': {
    title: '112 (求救电话), section on mainland China, copy of April 2024',
    publisher: 'Wikipedia (Chinese)',
    url: 'https://zh.wikipedia.org/wiki/112_(求救电话)',
    year: 2024,
    kind: 'encyclopaedia',
  },
  'ethiopia-amn': {
    title: 'For fire, other accidents and ambulances call 939 at once (in Amharic)',
    publisher: 'Addis Media Network, for the Fire and Disaster Risk Management Commission of Addis Ababa',
    url: 'https://www.amn.gov.et/?p=27354',
    year: null,
    kind: 'authority',
  },
  'european-commission': {
    title: '112 Day: reaching emergency services anywhere in the EU',
    publisher: 'European Commission',
    url: 'https://digital-strategy.ec.europa.eu/en/news/112-day-saving-lives-quickly-and-easily-reaching-emergency-services-anywhere-eu',
    year: null,
    kind: 'authority',
  },
  'grenada-china': {
    title: 'Safety in Grenada: police 911, fire 911, medical help 434, 724 or 774',
    publisher: 'Travel health advice of China, copy at ithc.cn',
    url: 'http://ithc.cn/article/466073.html',
    year: null,
    kind: 'authority',
  },
  'guatemala-conred': {
    title: 'Sistema CONRED en apresto por fiestas decembrinas, nota de prensa 181-2024',
    publisher: 'Coordinadora Nacional para la Reducción de Desastres, as printed by TN23',
    url: 'https://www.tn23.tv/conred-en-alerta-por-fiestas-de-navidad-y-ano-nuevo/',
    year: 2024,
    kind: 'authority',
  },
  'iraq-ministry': {
    title: 'Ministry of Health: ambulances move by the 911 system alone',
    publisher: 'Ministry of Health of Iraq, as printed by Buratha News',
    url: 'http://burathanews.com/arabic/news/465619',
    year: 2025,
    kind: 'authority',
  },
  'kurdistan-health': {
    title: 'Emergency coordination centre (122) open day and night over Newroz',
    publisher: 'Directorate of Health of Erbil, as printed by Zagros News',
    url: 'https://zagrosnews.net/ar/news/28989',
    year: 2022,
    kind: 'authority',
  },
  'morocco-ministry': {
    title: 'ALLÔ SAMU 141, by a statement of the Ministry of Health',
    publisher: 'Bladi.net',
    url: 'https://www.bladi.net/maroc-coronavirus-allo-samu-141,66128.html',
    year: 2020,
    kind: 'press',
  },
  'morocco-trek': {
    title: 'Morocco: dial 141 or 15 to call an ambulance',
    publisher: 'Trek Medics International',
    url: 'https://trekmedics.org/database/morocco-2/',
    year: null,
    kind: 'organisation',
  },
  'norfolk-health': {
    title: 'Norfolk Island: in a medical emergency call 000',
    publisher: 'Metro North Health, Queensland',
    url: 'https://metronorth.health.qld.gov.au/?p=48847',
    year: null,
    kind: 'authority',
  },
  'norfolk-press': {
    title: 'When you call an ambulance: triple zero',
    publisher: 'Norfolk Online News',
    url: 'https://www.norfolkonlinenews.com/article/when-you-call-an-ambulance-triple-zero-0009600',
    year: 2022,
    kind: 'press',
  },
  'paraguay-ministry': {
    title: 'Ambulancias fortalecen el servicio de atención de emergencias 141',
    publisher: 'Ministerio de Salud Pública y Bienestar Social, Paraguay',
    url: 'http://portal.mspbs.gov.py/ambulancias-fortalecen-el-servicio-de-atencion-de-emergencias-141/',
    year: null,
    kind: 'authority',
  },
  'paraguay-press': {
    title: 'Emergencias: cuándo llamar al 911, 132 o 141',
    publisher: 'RDN, Paraguay',
    url: 'https://www.rdn.com.py/2026/01/22/emergencias-cuando-llamar-al-911-132-o-141/amp',
    year: 2026,
    kind: 'press',
  },
  'peru-press': {
    title: 'Minsa: before any risk call line 106 of SAMU, free and day and night',
    publisher: 'El Comercio, Lima, for the Ministry of Health',
    url: 'https://elcomercio.pe/lima/sucesos/minsa-desplegara-28-ambulancias-y-mas-de-400-profesionales-durante-navidad-y-ano-nuevo-en-lima-ultimas-noticia/',
    year: 2025,
    kind: 'press',
  },
  'senegal-ministry': {
    title: 'La découverte du SAMU National: le 1515, numéro gratuit',
    publisher: "Ministère de la Santé et de l'Action sociale, Sénégal",
    url: 'https://sante.gouv.sn/Pr%C3%A9sentation/la-d%C3%A9couverte-du-samu-national',
    year: null,
    kind: 'authority',
  },
  'south-africa-press': {
    title: 'Emergency numbers of South Africa in 2026: 112 from any mobile, 10177 for ambulances',
    publisher: 'Status Check, South Africa',
    url: 'https://statuscheck.co.za/?p=14569',
    year: 2026,
    kind: 'press',
  },
  'suriname-press': {
    title: 'AZP heeft nimmer anderen belet eerste hulp te bieden: SUR-CAD/117 and the control room',
    publisher: 'Waterkant, Suriname',
    url: 'https://www.waterkant.net/suriname/2019/02/26/azp-heeft-nimmer-anderen-belet-eerste-hulp-te-bieden-aan-verkeersslachtoffer/',
    year: 2019,
    kind: 'press',
  },
  'tanzania-press': {
    title: 'Namba ya dharura Zimamoto: 114 of the Fire and Rescue Force, 112 of the police',
    publisher: 'Kazi Forums, Tanzania',
    url: 'https://kaziforums.com/namba-ya-dharura-zimamoto',
    year: null,
    kind: 'press',
  },
  'at-sea-uk': {
    title: 'How to call for help in an emergency at sea',
    publisher: 'nidirect, Government of Northern Ireland',
    url: 'https://www.nidirect.gov.uk/articles/how-call-help-emergency-sea',
    year: null,
    kind: 'authority',
  },
  'at-sea-jersey': {
    title: 'What to do in an emergency at sea',
    publisher: 'Jersey Coastguard',
    url: 'https://www.ports.je/jerseycoastguard/searchrescue/at-sea/',
    year: null,
    kind: 'authority',
  },
} as const satisfies Readonly<Record<string, EmergencyNumberSource>>;
