import type { Vocabulary } from '../vocabulary.ts';

const monToFri = [0, 1, 2, 3, 4];

export const englishVocabulary: Vocabulary = {
  days: [
    'm|mo|mon|monday|mondays',
    't|tu|tue|tues|tuesday|tuesdays',
    'w|we|wed|weds|wednesday|wednesdays',
    'th|thu|thur|thurs|thursday|thursdays',
    'f|fr|fri|friday|fridays',
    'sa|sat|saturday|saturdays',
    'su|sun|sunday|sundays',
  ],
  sets: {
    'm-f': monToFri,
    mtwthf: monToFri,
    mtwrf: monToFri,
    mwf: [0, 2, 4],
    mw: [0, 2],
    tth: [1, 3],
    tuth: [1, 3],
  },
  everyDay: 'all days|daily|every day|everyday|7 days a week|seven days a week|7 days|all week',
  weekdays: 'weekday|weekdays',
  workdaysOrMore: 'working day|working days|work days|workdays|business days|business day|on working days',
  weekend: 'weekend|weekends',
  holidays: 'public holiday|public holidays|bank holiday|bank holidays',
  to: 'to|till|until|through|thru',
  and: 'and',
  closed: 'closed|off',
  except: 'except|excluding|excl|except for|except on|apart from|other than|but|but not',
  always:
    '24h|24 h|24hrs|24 hrs|24 hours|24hours|24 hour|24-hour|24 hours a day|24 hours per day|24 hours a day 7 days a week|24 hours a day, 7 days a week|24 hours/7 days|24hr|24 hr|24-7|24x7|always|always open|always accessible|always available|round the clock|around the clock|open 24 hours|24 hours access|24h access|24/7 access|open 24/7|accessible 24/7|available 24/7|24 hrs/day|24hrs/day|24 hours/day|24hours/7days|24/7/365|24/7, 365 days a year|365 days a year, 24 hours a day|24 x 7|24x7x365|at all times|at any time|anytime|24/7 public access|open 24 hours a day, 7 days a week|open 24 hours a day 7 days a week|open 24 hours a day|accessible 24 hours a day|available 24 hours a day|accessible 24 hours a day, 7 days a week|available 24 hours a day, 7 days a week|24 hours, 7 days a week|24 hours 7 days a week|24 hours, 7 days',
  from: 'from',
  filler:
    'between|hours|hrs|h|open|opens|opening hours|opening times|open hours|hours of opening|access|available|accessible|on',
  noon: 'noon|midday|12 noon|12noon',
  midnight: 'midnight|12 midnight|12midnight',
};

export const germanVocabulary: Vocabulary = {
  days: [
    'mo|mon|montag|montags',
    'di|dienstag|dienstags',
    'mi|mittwoch|mittwochs',
    'do|don|donnerstag|donnerstags',
    'fr|fre|freitag|freitags',
    'sa|sam|samstag|samstags|sonnabend|sonnabends',
    'so|son|sonn|sonn-|sonntag|sonntags',
  ],
  everyDay: 'taglich|taeglich|jeden tag|alle tage|7 tage|7 tage die woche|7 tage in der woche',
  weekdays: 'unter der woche',
  workdaysOrMore: 'wochentags|werktags|werktag|werktage|an werktagen|werktaglich|arbeitstage|an arbeitstagen',
  weekend: 'wochenende|am wochenende|wochenenden',
  holidays: 'feiertag|feiertage|feiertags|an feiertagen|feiertagen|gesetzliche feiertage|gesetzlichen feiertagen',
  to: 'bis',
  and: 'und|sowie',
  closed: 'geschlossen|ruhetag',
  except: 'ausser|ausgenommen|ausser an',
  always:
    '24h|24 h|24 std|24 stunden|24 stunden taglich|24 stunden am tag|24 stunden zuganglich|24h zuganglich|24/7 zuganglich|rund um die uhr|rund um die uhr zuganglich|immer|immer zuganglich|immer offen|durchgehend zuganglich|durchgehend verfugbar|jederzeit|jederzeit zuganglich|24 stunden/tag|24h/tag|24 h/tag|24 stunden an 7 tagen|24 stunden an 7 tagen die woche|24 stunden an 7 tagen in der woche|24h/7d|tag und nacht|ganzjahrig rund um die uhr',
  from: 'von|vom|ab',
  filler: 'uhr|h|am|an|jeweils|geoffnet|offen|offnungszeit|offnungszeiten|zuganglich|verfugbar',
};

export const frenchVocabulary: Vocabulary = {
  days: [
    'lu|lun|lundi|lundis|l',
    'ma|mar|mardi|mardis',
    'me|mer|mercredi|mercredis',
    'je|jeu|jeudi|jeudis|j',
    've|ven|vendredi|vendredis|v',
    'sa|sam|samedi|samedis|s',
    'di|dim|dimanche|dimanches|d',
  ],
  everyDay:
    'tous les jours|chaque jour|7j/7|7j/7j|7 j/7|7j sur 7|7 jours sur 7|7 jours/7|7/7|quotidien|quotidiennement',
  workdaysOrMore:
    'en semaine|la semaine|jours de semaine|jours ouvres|jour ouvre|jours ouvrables|jour ouvrable|les jours ouvres|les jours ouvrables',
  weekend: 'week-end|week-ends|weekend|le week-end',
  holidays: 'jours feries|jour ferie|feries|les jours feries',
  to: "a|au|jusqu a|jusqu'a",
  and: 'et',
  closed: 'ferme|fermee|fermes',
  except: 'sauf|hors|sauf les|excepte|hormis',
  always:
    '24h|24 h|24h/24|24 h/24|24h sur 24|24 heures|24 heures sur 24|24/24|24h/24h|24h/24h 7j/7j|24h/24 7j/7|24h/24 - 7j/7|24h/24, 7j/7|24h/24 et 7j/7|24/24 7/7|24/24 - 7/7|24h/7j|en permanence|toujours|toujours accessible|acces permanent|accessible en permanence|jour et nuit|24h / 24|acces 24h/24|acces libre 24h/24|libre acces 24h/24|24 h / 7 jours|24h / 7 jours|24h/7 jours|24 h/7 jours|24 h / 7 j|7j/7 - 24h/24|7j/7 24h/24|a toute heure',
  from: 'de|du',
  filler:
    "h|heures|heure|des|le|les|ouvert|ouverte|ouverture|horaires|horaire|horaires d'ouverture|heures d'ouverture|accessible|disponible",
};

export const italianVocabulary: Vocabulary = {
  days: [
    'lu|lun|lunedi|l',
    'ma|mar|martedi',
    'me|mer|mercoledi',
    'gi|gio|giov|giovedi|g',
    've|ven|venerdi|v',
    'sa|sab|sabato|sabati|s',
    'do|dom|domenica|domeniche|d',
  ],
  everyDay: 'tutti i giorni|ogni giorno|giornalmente|7 giorni su 7|7/7|7gg su 7',
  workdaysOrMore:
    'feriali|feriale|giorni feriali|nei giorni feriali|nei feriali|giorni lavorativi|nei giorni lavorativi|giorno feriale',
  weekend: 'fine settimana|weekend|nel fine settimana',
  holidays: 'festivo|festivi|giorni festivi|giorno festivo|nei festivi|nei giorni festivi|festivita',
  to: 'a|al|alla|alle|alle ore|fino a|fino alle',
  and: 'e|ed',
  closed: 'chiuso|chiusa|chiusi',
  except: 'tranne|eccetto|escluso|esclusa|esclusi|salvo|ad eccezione di|tranne la|esclusa la|escluso il',
  always:
    'h24|h 24|24h|24 h|h24 7/7|h24 - 7/7|h24 7 giorni su 7|24h/24|24 ore|24 ore su 24|24 ore al giorno|24/24|24h su 24|sempre|sempre accessibile|sempre disponibile|sempre aperto|accessibile h24|disponibile h24|accessibile 24 ore su 24|disponibile 24 ore su 24|accesso h24|accesso 24h|h 24 - 7 giorni su 7|giorno e notte',
  from: 'da|dal|dalla',
  filler:
    'h|ore|ora|dalle|dalle ore|il|la|aperto|aperta|aperti|apertura|orario|orari|orario di apertura|accessibile|disponibile',
};

export const dutchVocabulary: Vocabulary = {
  days: [
    'ma|maa|maandag|maandags',
    'di|din|dinsdag|dinsdags',
    'wo|woe|woensdag|woensdags',
    'do|don|donderdag|donderdags',
    'vr|vrij|vrijdag|vrijdags',
    'za|zat|zaterdag|zaterdags',
    'zo|zon|zondag|zondags',
  ],
  everyDay: 'dagelijks|elke dag|iedere dag|alle dagen|7 dagen|7 dagen per week|7 dagen in de week',
  weekdays: 'doordeweeks|doordeweekse dagen|door de week',
  workdaysOrMore: 'weekdagen|op weekdagen|werkdagen|op werkdagen|werkdag',
  weekend: 'weekend|weekeinde|in het weekend',
  holidays: 'feestdagen|feestdag|op feestdagen',
  to: 'tot|t/m|tot en met|tm',
  and: 'en',
  closed: 'gesloten|dicht',
  except: 'behalve|uitgezonderd|behalve op',
  always:
    '24h|24 h|24u|24 u|24 uur|24 uur per dag|24 uur bereikbaar|24 uur beschikbaar|24/7 beschikbaar|24/7 bereikbaar|24/7 toegankelijk|altijd|altijd beschikbaar|altijd toegankelijk|altijd bereikbaar|dag en nacht|7 x 24 uur|24 uur/dag|24u/24|24u/24u|24u/24 7d/7|24/24|24/24 7/7|24/7 openbaar toegankelijk',
  from: 'van|vanaf',
  filler: 'uur|u|h|op|open|geopend|openingstijden|openingsuren|beschikbaar|toegankelijk|bereikbaar',
};

export const spanishVocabulary: Vocabulary = {
  days: [
    'lu|lun|lunes|l',
    'ma|mar|martes',
    'mi|mie|mier|miercoles|x',
    'ju|jue|jueves|j',
    'vi|vie|viernes|v',
    'sa|sab|sabado|sabados|s',
    'do|dom|domingo|domingos|d',
  ],
  everyDay:
    'todos los dias|domingo a domingo|lunes a lunes|cada dia|diariamente|7 dias a la semana|los 7 dias de la semana|7 dias|7dias|365dias|365 dias|365 dias al ano',
  weekdays: 'entre semana',
  workdaysOrMore:
    'laborables|laborable|dias laborables|dias laborales|dias habiles|dia habil|habiles|en dias habiles|en dias laborables',
  weekend: 'fin de semana|fines de semana',
  holidays: 'festivo|festivos|feriado|feriados|dias festivos|dias feriados',
  to: 'a|al|hasta|hasta las|a las',
  and: 'y|e',
  closed: 'cerrado|cerrada|cerrados',
  except: 'excepto|salvo|menos',
  always:
    '24h|24 h|24hs|24 hs|24hrs|24 hrs|24horas|24 horas|las 24 horas|24 horas al dia|las 24 horas del dia|24 horas diarias|24 horas los 7 dias de la semana|24 horas, 7 dias a la semana|24 horas todos los dias|siempre|siempre accesible|siempre disponible|siempre abierto|acceso 24 horas|abierto 24 horas|abierto las 24 horas|disponible 24 horas|24 horas/7 dias|24 horas los 365 dias del ano|24h/365dias|24h/365 dias|24h/365 d|24h/365|24 horas/365 dias|24h/7dias|24h/7 dias|acceso 24h|acceso 24 h',
  from: 'de|del|desde',
  filler:
    'h|hs|hrs|hora|horas|las|desde las|de las|el|los|abierto|abierta|apertura|horario|horarios|horario de apertura|accesible|disponible',
};

export const portugueseVocabulary: Vocabulary = {
  days: [
    'seg|segunda|segundas|segunda-feira|segundas-feiras|2a|2a feira',
    'ter|terca|tercas|terca-feira|tercas-feiras|3a|3a feira',
    'qua|quarta|quartas|quarta-feira|quartas-feiras|4a|4a feira',
    'qui|quinta|quintas|quinta-feira|quintas-feiras|5a|5a feira',
    'sex|sexta|sextas|sexta-feira|sextas-feiras|6a|6a feira',
    'sab|sabado|sabados',
    'dom|domingo|domingos',
  ],
  everyDay:
    'todos os dias|domingo a domingo|segunda a segunda|diariamente|7 dias por semana|7 dias|7dias|365 dias|365dias',
  workdaysOrMore: 'dias uteis|dia util|em dias uteis|nos dias uteis|uteis',
  weekend: 'fim de semana|fins de semana|fim-de-semana|fins-de-semana',
  holidays: 'feriado|feriados|aos feriados',
  to: 'a|as|ate|ao|ate as',
  and: 'e',
  closed: 'fechado|fechada|encerrado|encerrada',
  except: 'exceto|excepto',
  always:
    '24h|24 h|24hs|24hrs|24horas|24 horas|24 horas por dia|24h por dia|24 horas/dia|24h/dia|sempre|sempre aberto|sempre acessivel|sempre disponivel|aberto 24 horas|aberto 24h|acesso 24 horas|acesso 24h|24h/7|24h/7d|24 horas/7 dias',
  from: 'de|da|desde',
  filler:
    'h|hs|hrs|hora|horas|do|das|dos|aos|aberto|aberta|abertura|horario|horarios|horario de abertura|horario de funcionamento|acessivel|disponivel',
};

export const polishVocabulary: Vocabulary = {
  days: [
    'pn|pon|poniedzialek|poniedzialku|poniedzialki',
    'wt|wto|wtorek|wtorku|wtorki',
    'sr|sro|sroda|srody|srode',
    'cz|czw|czwartek|czwartku|czwartki',
    'pt|pia|piatek|piatku|piatki',
    'sb|sob|sobota|soboty|sobote',
    'nd|ndz|niedz|niedziela|niedzieli|niedziele',
  ],
  everyDay: 'codziennie|kazdego dnia|7 dni w tygodniu',
  weekend: 'weekend|weekendy|w weekendy',
  workdays: 'w dni robocze|dni robocze',
  workdaysOrMore: 'dni powszednie|w dni powszednie|w tygodniu',
  holidays: 'swieta|w swieta|swiat|dni swiateczne',
  to: 'do',
  and: 'i|oraz',
  closed: 'zamkniete|nieczynne|zamkniety|nieczynny|nieczynna',
  except: 'oprocz|z wyjatkiem',
  always:
    '24h|24 h|24 godziny|24 godziny na dobe|24h na dobe|24h/dobe|24 h na dobe|cala dobe|przez cala dobe|calodobowo|calodobowy|calodobowa|calodobowe|calodobowo 7 dni w tygodniu|dostep calodobowy|dostepne calodobowo|dostepny calodobowo|czynne cala dobe|zawsze|zawsze dostepny|zawsze dostepne|non stop|non-stop|24h/7|24 godz|24 godz./dobe|24 godziny/dobe|caly czas',
  from: 'od',
  filler:
    'godz|godzinach|w godzinach|w godz|godziny|godziny otwarcia|h|w|we|dostep|czynne|czynny|otwarte|otwarty|dostepny|dostepne|dostepna',
};
