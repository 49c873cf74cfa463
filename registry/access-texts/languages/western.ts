import type { LimitPhrases } from '../limit-phrases.ts';

export const westernPhrases: Readonly<Record<string, LimitPhrases>> = {
  en: {
    hours:
      'opening hours|opening times|hours of opening|open hours|hours of operation|operating hours|business hours|trading hours|shop hours|store hours|visiting hours|opening time|when open|when it is open|while open|when the building is open|when _ is open|when _ are open|if _ is open|library hours|during hours|museum hours|hours only|building hours|facility hours|not always available|not always accessible|not 24 7|not 24h|when unlocked|closed at night|locked at night|not available at night|not accessible at night|outside of hours|out of hours|after hours',
    work: 'office hours|working hours|work hours|staffed hours|working days|weekdays only|business days|monday to friday only',
    school:
      'school hours|school days|term time|during school|school time|during term|when school is in|school is in session|class hours|during classes',
    worship:
      'during services|during service|during worship|during mass|during prayer*|service times|worship times|prayer times',
    sports:
      'during training|during matches|during match|during games|match days|matchdays|training times|training sessions|during practice|game days|during sport*|during play|during fixtures',
    events:
      'during events|event days|during event|when events|during performances|during concerts|during meetings|when hired|when in use|during use|when occupied|during functions|event only|events only|during show*',
    presence:
      'when staffed|when somebody is|when someone is|if someone is|when attended|when manned|while staffed|if staff*|when staff|when we are',
    season:
      'season|seasonal|seasonally|summer only|winter only|summer months|winter months|in summer|in winter|during summer|during winter|april to october|may to september|except holidays|school holidays',
    daytime: 'daytime|during the day|daylight hours|by day only|dawn to dusk',
    partly:
      'limited access|restricted access|limited availability|restricted availability|restricted hours|limited hours|only available|only accessible|available only|accessible only|only during|only when|only if|only at|during',
    staff:
      'staff only|staff use only|employees only|for staff|for employees|internal use|internal only|personnel only|staff access|authorised _ only|authorized _ only|authorised personnel|authorized personnel|trained staff|medical staff only|qualified staff|trained personnel|residents only|tenants only|for residents',
    members:
      'members only|for members|member access|club members|gym members|patrons only|students only|guests only|membership required|customers only',
    insiders:
      'not public|not open to the public|not accessible to the public|not available to the public|not publicly|private property|private use|private home|private residence|no public access|non public|not for public|not for outsiders',
    request:
      'on request|upon request|by request|ask at|ask the|ask for|ask staff|ask reception|ask in|enquire at|inquire at|see reception|see staff|contact staff|contact reception|contact security|contact the|report to reception|by appointment|via reception|from reception|held at reception|speak to|available from reception|ask a',
    ring: 'ring bell|ring the bell|ring the door*|ring doorbell|press the bell|press bell|press buzzer|press the buzzer|use intercom|use the intercom|press intercom|press the intercom|ring buzzer|night bell|press the button|press button|ring for|ring at|push the button|knock on|press the call|sound the siren|ring the guard|ring security',
    key: 'key|keys|key holder|keyholder|keycard|access card|key card|swipe card|badge required|fob|padlock|padlocked',
    code: 'code|access code|pin|passcode|keypad|combination',
    call: 'call 999|call 112|call 911|dial 999|dial 112|by calling|calling 999|via 999|call ahead|call the number|call number|phone the|phone for|telephone for|by phone|call security|ring 999|call for|call _ for access|call ambulance|call the emergency|by emergency services',
    vehicle:
      'vehicle|vehicles|in car|in a car|in the car|fire engine|fire truck|fire appliance|ambulance vehicle|patrol car|police car|police cars|response car|in van|in the van|on board|lifeboat|rescue boat|in the boat|on the boat|in truck|in the truck|responder car|mobile unit',
    carried:
      'carried|mobile aed|portable aed|mobile defibrillator|portable defibrillator|backpack|rucksack|in bag|in a bag|in the bag|kit bag|grab bag|event kit|event stock|travels with|moves between|carried by|roaming',
    always:
      '24 7|24h|24hr|24hrs|24 hours|24 hour|around the clock|round the clock|always available|always accessible|always open|at all times|at any time|any time|anytime|all day every day|day and night|all hours|24 7 365|24 365|publicly accessible 24',
    broken:
      'broken|out of order|out of service|not working|does not work|defective|faulty|damaged|vandalised|vandalized|unserviceable|inoperable',
    serviced:
      'being serviced|under repair|in repair|being repaired|under maintenance|away for service|sent for repair|temporarily removed|temporarily unavailable',
    planned:
      'planned|to be installed|not yet installed|coming soon|will be installed|awaiting installation|not installed yet',
    removed:
      'removed|no longer there|no longer here|no longer available|no longer present|not there anymore|missing|stolen|gone|taken away|dismantled|was moved|relocated',
    expired:
      'pads expired|pads have expired|expired pads|battery expired|expired battery|battery is flat|battery flat|battery dead|dead battery|battery empty|low battery|expired electrodes|electrodes expired|out of date|no battery|no pads|pads missing|expired',
    not: 'no|not|without|never|cannot|isnt|dont|none|no longer',
    needless: 'not needed|not required|not necessary|isnt needed|isnt required|unnecessary',
    unlimited:
      'not only|regardless of|irrespective of|independent of|independently of|not limited to|also outside|even outside|not restricted to|even when closed|also after|even after|not just|also out of|also when closed|and outside',
  },
  de: {
    hours:
      'geöffnet hat|offen hat|solange _ geöffnet|solange _ offen|*öffnungszeit*|öffnungszeit*|oeffnungszeit*|*oeffnungszeit*|*öffungszeit*|*oeffungszeit*|*öffnunszeit*|*oeffnunszeit*|*öffnungzeit*|*oeffzngszeit*|öffnungsz|*betriebszeit*|betriebszeit*|ladenzeit*|geschäftszeit*|wenn offen|wenn geöffnet|wenn _ offen|wenn _ geöffnet|wenn _ gebäude geöffnet|sofern geöffnet|besuchszeit*|während betrieb|während des betriebs|während dem betrieb|sprechzeit*|sprechstunde*|ordinationszeit*|schalterzeit*|schalterstunde*|solange offen|nicht immer|nicht rund um die uhr|nicht 24|nachts geschlossen|nachts verschlossen|nachts nicht|praxiszeit*|nachts zu',
    work: '*bürozeit*|bürozeit*|buerozeit*|börozeit*|*büroarbeitszeit*|*arbeitszeit*|arbeitszeit*|bürostunde*|dienstzeit*|geschäftsstunde*|während der arbeit|nur werktags|werktags|arbeitstag*|wochentags|nur unter der woche|schichtzeit*|produktionszeit*',
    school:
      '*schulbetrieb*|schulbetrieb*|schulzeit*|*schulzeit*|schultag*|unterrichtszeit*|während des unterrichts|während unterricht|während der schule|während schule|ausser schulferien|außer schulferien|ohne schulferien|semesterbetrieb|kursbetrieb|unterricht',
    worship: 'während gottesdienst*|gottesdienstzeit*|während des gottesdienst*|während messe|während der messe',
    sports:
      '*trainingszeit*|trainingszeit*|*spielbetrieb*|spielbetrieb*|während spielen|während training|während des trainings|während spiel*|sportbetrieb*|trainingsbetrieb*|hallenbelegung|badbetrieb*|*badbetrieb*|während sport*|turnbetrieb|an matchtagen|während matches',
    events:
      'während veranstaltung*|bei veranstaltung*|während anlässe*|während anlass|bei anlässen|*veranstaltungen*|während events|bei events|während vorstellung*|vorstellungszeit*|anlass stattfindet|wenn anlass|bei anlass|während nutzung*|nutzungszeit*|während belegung|bei nutzung|wenn belegt|während des anlasses|während probe*',
    presence:
      'wenn jemand|anwesenheit|anwesend|wenn besetzt|während besetzung|bei besetzung|falls jemand|sofern jemand|wenn personal|wenn bewohner|wenn zuhause|zu hause|zuhause',
    season:
      'im sommer|im winter|saison|*saison|sommersaison|wintersaison|sommermonat*|wintermonat*|im sommer nur|nur im sommer|nur im winter|zwischensaison|skisaison|badesaison|saisonbetrieb|saisonal|sommerbetrieb|winterbetrieb|während ferien|ausser ferien|april bis oktober|mai bis september',
    daytime: 'tagsüber|tagsueber|tageszeit|bei tag',
    partly:
      'während|waehrend|wärend|währed|nur wenn|nur bei|nur zu|nur von|nur für|nur fuer|nur mit|nur über|nur ueber|nur via|nur auf|nur nach|nur durch|nur beschränkt|nur begrenzt|nur bedingt|nur eingeschränkt|begrenzt verfügbar|beschränkt zugänglich|eingeschränkt zugänglich|bedingt verfügbar|teilweise|nur zeitweise|zeitweise|nur montag*|nur mo|je nach|unbekannt wann|ausserhalb|außerhalb',
    staff:
      'für ma|nur ma|nur mitarbeiter|für mitarbeiter*|nur mitarbeitende|mitarbeitende|nur personal|nur für personal|fachpersonal|intern|interne|interner|betriebsintern|nur für bewohner|betriebssanität|nur angestellte|für angestellte|nur berechtigte|zutritt nur|firmenintern|werksintern|nur durch personal',
    members:
      'mitglieder|für mitglieder|vereinsmitglied*|clubmitglied*|nur gäste|für hotelgäste|nur für gäste|nur für kunden|nur für patienten|nur kunden|nur für studierende|nur patienten',
    insiders:
      'nicht öffentlich|nicht oeffentlich|nichtöffentlich|privater aed|privatgelände|privatgrundstück|privathaus|privatwohnung|kein öffentlicher|nicht allgemein zugänglich|kein publikumsverkehr|nicht frei zugänglich|privat|nicht zugänglich',
    request:
      'tresen fragen|theke fragen|kasse fragen|schalter fragen|personal fragen|fragen sie|auf anfrage|auf nachfrage|nach absprache|nach vereinbarung|auf verlangen|empfang verlangen|beim empfang melden|empfang melden|am empfang melden|an der rezeption melden|rezeption melden|melden|nachfragen|bitte fragen|personal fragen|verlangen|rezeption fragen|auf kontakt|anfragen|aufgebot|aufbieten|alarmieren|via empfang|über empfang|über rezeption|über die rezeption|via bewohner|über den hauswart|über nachtwache|via rezeption|über check in|auf bestellung',
    ring: 'klingeln|klingel|läuten|geläutet|geklingelt|glocke|nachtglocke|notfallklingel|notklingel|türklingel|gegensprechanlage|sonnerie|knopf drücken|taste drücken|nachtklingel|sturmläuten|klopfen|klingelt|läutet|glocke drücken|grünen knopf|türsprechanlage|nachtglocke drücken',
    key: 'schlüssel|schluessel|zugangskarte|zutrittskarte|schlüsselkarte|campuscard|badge|schlüsselbox|schlüsseltresor|vorhängeschloss|schlüsselkasten|chipkarte',
    code: 'code|pin|zahlencode|türcode|zugangscode|zahlenschloss|pin code|zahlenkombination',
    call: 'über notruf|notruf|tel 144|tel 112|tel 118|tel118|144 anrufen|112 anrufen|anruf|anrufen|telefonisch|über telefon|auf anruf|über alarmzentrale|alarmzentrale|nr 144|via 144|über 144|über 112|durch 144|tel 117|über tel|über tel118|unter telefon*|rufen sie|nur über tel*|via notruf|über zentrale|über leitstelle|unter 144|leitstelle',
    vehicle:
      'fahrzeug|im fahrzeug|einem fahrzeug|fahrzeugen|einsatzfahrzeug*|feuerwehrfahrzeug*|löschfahrzeug*|rettungswagen|krankenwagen|im auto|im privatauto|privatauto|dienstwagen|polizeiauto|streifenwagen|polizeifahrzeug*|ambulanzfahrzeug*|im bus|rettungsboot*|motorboot|seerettungsboot|im boot|auf dem boot|dienstfahrzeug*|first responder fahrzeug|löschzug|rüstfahrzeug|pikettfahrzeug*|im kofferraum|auf dem schiff|tanklöschfahrzeug*|mannschaftstransporter|patrouillenfahrzeug*|im lastwagen',
    carried:
      'mobiler aed|mobiles gerät|mobiler defi*|tragbar|rucksack|im rucksack|notfallrucksack|einsatztasche|notfalltasche|in tasche|wird mitgeführt|mitgeführt|mobiles aed|leihgerät|first responder rucksack|trägt|wird mitgenommen|reservegerät|in der tasche|ausleihbar|mietgerät|eventmaterial|deponiert|veranstaltungsmaterial|mobile einheit',
    always:
      'immer|jederzeit|24h|24 h|24 stunden|24 std|24 7|24 24|24 365|rund um die uhr|ständig|stets|durchgehend verfügbar|uneingeschränkt|tag und nacht|365 tage|dauernd|permanent|zu jeder zeit',
    broken:
      'defekt|kaputt|beschädigt|ausser betrieb|außer betrieb|funktioniert nicht|nicht funktionsfähig|nicht einsatzbereit|nicht betriebsbereit|gestört|zerstört',
    serviced:
      'beim hersteller|zur überprüfung|in überprüfung|zur prüfung|eingeschickt|in reparatur|zur reparatur|in wartung|wird gewartet|im service|zurzeit nicht verfügbar|derzeit nicht verfügbar|vorübergehend nicht|momentan nicht|vorübergehend entfernt|zur zeit nicht',
    planned:
      'geplant|in planung|wird installiert|noch nicht installiert|noch nicht montiert|noch nicht vorhanden|wird montiert|folgt demnächst|demnächst',
    removed:
      'entfernt worden|wurde entfernt|nicht mehr vorhanden|nicht mehr da|demontiert|abmontiert|abgebaut|gestohlen|entwendet|existiert nicht mehr|verschwunden|weggenommen|nicht vorhanden',
    expired:
      'abgelaufen|batterie leer|akku leer|akku defekt|elektroden fehlen|batterie fehlt|keine elektroden|haltbarkeit überschritten|keine batterie',
    not: 'nicht|kein|keine|keinen|keiner|keinem|ohne|nie|niemals|weder',
    needless:
      'nicht nötig|nicht notwendig|nicht erforderlich|nicht benötigt|nicht gebraucht|unnötig|nicht noetig|wird nicht benötigt|braucht es nicht|überflüssig',
    unlimited:
      'nicht nur|unabhängig von|unabhaengig von|unabhängig|nicht beschränkt auf|nicht auf|auch ausserhalb|auch außerhalb|auch nach|selbst ausserhalb|selbst außerhalb|ungeachtet|auch wenn|und ausserhalb|und außerhalb|nicht bloss|nicht bloß',
  },
  fr: {
    hours:
      "heures d'ouverture|heures d ouverture|horaires d'ouverture|horaires d ouverture|heure d'ouverture|aux heures d|heures ouvrables|heures ouvrées|quand _ ouvert|lorsque _ ouvert|si ouvert|quand ouvert|pendant l'ouverture|pendant les heures|aux horaires|horaires du|horaires de la|horaires de|selon horaires|selon ouverture|pendant l ouverture|fermé la nuit|pas 24h|pas toujours|fermeture la nuit",
    work: 'heures de bureau|horaires de bureau|heures de travail|jours ouvrables|jours ouvrés|en semaine|horaires de travail|heures de service|jour ouvrable',
    school:
      'heures scolaires|temps scolaire|période scolaire|périodes scolaires|jours d école|jours d’école|pendant les cours|horaires scolaires|hors vacances|sauf vacances|pendant l école|heures de cours|pendant la classe',
    worship:
      'pendant les offices|pendant la messe|pendant les messes|heures de culte|pendant le culte|horaires des messes|pendant les cultes',
    sports:
      "pendant les entraînements|pendant les entrainements|pendant les matchs|heures d'entraînement|jours de match|pendant les activités sportives|pendant le match|lors des matchs|lors des entraînements|horaires d'entraînement",
    events:
      'pendant les manifestations|lors des manifestations|lors d événements|pendant les événements|lors des événements|pendant les spectacles|lors de manifestations|pendant les activités|pendant la location|lors des concerts|lors de la location|pendant l événement',
    presence:
      "en présence|quand quelqu'un|si quelqu'un|présence du personnel|présence d'un|si présent|quand le personnel",
    season:
      'saison|saisonnier|saisonnière|en été|en hiver|été seulement|mois d été|pendant l été|pendant la saison|hors saison|pendant les vacances|estival|saison estivale',
    daytime: 'en journée|de jour|la journée|pendant la journée',
    partly:
      'pendant|uniquement|seulement|accès limité|accès restreint|accès réservé|sauf la nuit|durant|accessible que|que lorsque|accès partiel|que pendant|disponible que|en dehors',
    staff:
      'réservé au personnel|réservé aux employés|réservé aux salariés|personnel uniquement|pour le personnel|usage interne|personnel formé|personnel soignant|personnel habilité|accès interne|interne uniquement|réservé aux résidents|personnel seulement|réservé aux habitants',
    members:
      'réservé aux membres|membres uniquement|réservé aux adhérents|adhérents|réservé aux licenciés|réservé aux clients|clients uniquement|membres seulement|réservé aux élèves|réservé aux patients',
    insiders:
      'non public|pas public|pas accessible au public|non accessible au public|domaine privé|propriété privée|dae privé|pas ouvert au public|interdit au public|non ouvert au public|usage privé',
    request:
      "sur demande|demander à|demander au|demander a|demander l'|s'adresser|adressez vous|à demander|s adresser|à la demande|sur rendez|se présenter à|se renseigner|demandez|via l accueil|contacter l accueil|contacter le",
    ring: "sonner|sonnette|sonnez|interphone|appuyer sur|appuyez sur|sonnerie|visiophone|frapper à|presser le bouton|bouton d'appel",
    key: 'clé|clés|clef|clefs|badge|cadenas|badge d accès|carte d accès|boîte à clé',
    code: "code|digicode|code d'accès|code pin|combinaison",
    call: "appeler le|appelez le|composer le|en appelant|par téléphone|appel au|appeler le 15|appeler le 18|téléphoner|contacter le 15|appel 144|faire le 112|appel téléphonique|par le 144|par le 15|via le 15|numéro d'appel|appeler",
    vehicle:
      'véhicule|véhicules|dans l ambulance|dans une ambulance|dans la voiture|voiture de police|voiture de service|dans le camion|camion de pompiers|fourgon|fourgon pompe|dans la voiture|bateau|embarqué|à bord|vsav|véhicule de secours|police municipale véhicule|itinérant|voiture de patrouille',
    carried:
      'emporté|emmené|transporté lors|suit l équipe|dae mobile|défibrillateur mobile|défibrillateur portable|sac à dos|sac de secours|transportable|dans un sac|sac d intervention|itinérante|matériel événementiel|dans le sac|déplaçable',
    always:
      '24h|24 h|24 7|24h 24|24 24|24h 24 7j 7|7j 7|en permanence|toujours accessible|toujours|à toute heure|jour et nuit|tout le temps|365 jours|accès permanent|accessible en permanence',
    broken:
      'en panne|hors service|cassé|défectueux|ne fonctionne pas|ne fonctionne plus|endommagé|vandalisé|hors d usage|défaillant',
    serviced:
      'en réparation|en maintenance|temporairement indisponible|momentanément indisponible|en révision|indisponible temporairement|en cours de réparation|provisoirement retiré',
    planned:
      'prévu|en projet|sera installé|pas encore installé|à installer|installation prévue|prochainement|bientôt installé',
    removed:
      "retiré|enlevé|volé|n'est plus là|plus présent|supprimé|disparu|démonté|absent|déplacé|n'existe plus|plus disponible|a été déposé",
    expired:
      'périmé|périmées|périmée|batterie vide|pile vide|électrodes périmées|batterie hs|batterie morte|expiré|expirées|expirée|sans batterie|sans électrodes|piles usées',
    not: 'pas|non|sans|aucun|aucune|jamais|ni',
    needless:
      'pas nécessaire|pas nécessaires|pas requis|pas requise|non nécessaire|non requis|non requise|inutile|pas besoin|n est pas nécessaire|pas utile',
    unlimited:
      'pas seulement|pas uniquement|non seulement|indépendamment|quels que soient|quel que soit|pas limité|pas limitée|même en dehors|également en dehors|aussi en dehors|y compris en dehors|même hors|aussi hors|même fermé|et en dehors|non limité',
  },
  it: {
    hours:
      "orari di apertura|orario di apertura|orari d'apertura|orario d'apertura|ore di apertura|durante l'apertura|durante l apertura|durante gli orari|negli orari|quando aperto|quando è aperto|quando _ aperto|quando _ aperta|se aperto|orario di servizio|orario apertura|orari apertura|orario negozio|chiuso di notte|non sempre|non 24h|orario di esercizio",
    work: "orario d'ufficio|orario di ufficio|orari d'ufficio|orari di ufficio|orario ufficio|orari ufficio|orario di lavoro|orari di lavoro|orario lavorativo|giorni feriali|giorni lavorativi|ore d'ufficio|orario lavoro",
    school:
      'orario scolastico|orari scolastici|durante le lezioni|periodo scolastico|anno scolastico|attività scolastica|attività scolastiche|giorni di scuola|durante la scuola|orario delle lezioni',
    worship: 'durante le messe|durante la messa|durante le funzioni|orario delle messe|durante le celebrazioni',
    sports:
      'durante gli allenamenti|durante le partite|durante le gare|attività sportiva|attività sportive|orari di allenamento|durante allenamenti|durante partite|giorni di gara|durante la partita',
    events:
      'durante gli eventi|durante eventi|durante le manifestazioni|in occasione di|durante manifestazioni|durante gli spettacoli|in caso di eventi|durante le attività|durante le riunioni',
    presence: "in presenza|se presente|quando presente|quando c'è|presenza del personale|quando c è|se c è",
    season:
      'stagione|stagionale|periodo estivo|periodo invernale|mesi estivi|mesi invernali|solo estate|in estate|in inverno|durante l estate|stagione estiva|stagione balneare',
    daytime: 'di giorno|ore diurne|durante il giorno|orario diurno',
    partly:
      'durante|solo quando|solo se|solo in|solo su|solo per|solamente|soltanto|unicamente|accesso limitato|accesso ristretto|disponibilità limitata|esclusivamente|solo negli|solo nei|solo con|fuori orario|al di fuori',
    staff:
      'solo personale|solo per il personale|riservato al personale|uso interno|personale autorizzato|personale addestrato|riservato ai dipendenti|solo dipendenti|personale sanitario|personale qualificato|solo residenti|riservato ai residenti|personale interno',
    members:
      'solo soci|riservato ai soci|solo iscritti|riservato ai clienti|solo clienti|riservato agli iscritti|solo ospiti|tesserati|per i soci',
    insiders:
      'non pubblico|non accessibile al pubblico|non aperto al pubblico|proprietà privata|dae privato|non è pubblico|uso privato|luogo privato',
    request:
      'su richiesta|chiedere|richiedere|rivolgersi|a richiesta|previo appuntamento|su appuntamento|chiedi|presentarsi|contattare|richiesta a|in custodia',
    ring: 'suonare|citofono|citofonare|campanello|premere il pulsante|premere il tasto|suonate|bussare|videocitofono|pulsante di chiamata',
    key: 'chiave|chiavi|badge|lucchetto|tessera di accesso|tessera magnetica',
    code: 'codice|pin|combinazione',
    call: 'chiamare|chiamando|telefonare|telefonando|al telefono|via telefono|chiamata al|comporre il|chiamata 118|tramite 118|tramite 112|via 118',
    vehicle:
      'veicolo|veicoli|ambulanza|autoambulanza|automezzo|automezzi|in auto|autovettura|automobile|a bordo|mezzo di soccorso|auto di servizio|autopompa|gazzella|auto della polizia|imbarcazione|pattuglia|sul mezzo|su mezzo|in macchina|autobus',
    carried:
      'dae mobile|portatile|zaino|trasportabile|defibrillatore mobile|nello zaino|borsa di soccorso|in borsa|itinerante|zaino di soccorso|postazione mobile',
    always:
      '24h|24 ore|24 ore su 24|h24|24 7|24 24|sempre|sempre accessibile|sempre disponibile|tutto il giorno|giorno e notte|a qualsiasi ora|7 giorni su 7|continuativo',
    broken:
      'guasto|rotto|fuori servizio|non funziona|non funzionante|danneggiato|difettoso|vandalizzato|fuori uso|inutilizzabile',
    serviced:
      'in manutenzione|in riparazione|temporaneamente non disponibile|momentaneamente non disponibile|in revisione|temporaneamente rimosso|momentaneamente assente',
    planned:
      'previsto|in progetto|da installare|sarà installato|non ancora installato|prossima installazione|in fase di installazione|di prossima',
    removed:
      "rimosso|rubato|non c'è più|non più presente|smontato|spostato|tolto|mancante|assente|non esiste più|dismesso|trafugato",
    expired:
      'scaduto|scadute|scaduta|scaduti|batteria scarica|batteria esaurita|piastre scadute|elettrodi scaduti|senza batteria|senza elettrodi',
    not: 'non|senza|nessun|nessuna|nessuno|mai|né',
    needless:
      'non necessario|non necessaria|non serve|non richiesto|non richiesta|non è necessario|non è necessaria|non occorre|non è richiesto|non servono|superfluo',
    unlimited:
      'non solo|non soltanto|indipendentemente|a prescindere|anche fuori|anche al di fuori|non limitato|non limitata|anche oltre|anche quando chiuso|non solamente|e fuori',
  },
  es: {
    hours:
      'horario de apertura|horas de apertura|horario de atención|horario comercial|horario de servicio|cuando está abierto|cuando esté abierto|cuando _ abierto|en horario|horario del|horario de la|horario de|según horario|durante el horario|horas de servicio|horario de funcionamiento|cerrado de noche|cerrado por la noche|no siempre|no 24h|horario de visita|horario público',
    work: 'horario de oficina|horario laboral|horas de oficina|horas de trabajo|horario de trabajo|días laborables|días hábiles|jornada laboral',
    school:
      'horario escolar|horario lectivo|días lectivos|período lectivo|periodo lectivo|período escolar|curso escolar|durante las clases|jornada escolar|horas de clase|en época escolar',
    worship: 'durante la misa|durante las misas|horario de misas|durante el culto|durante los oficios|horario de culto',
    sports:
      'durante entrenamientos|durante los entrenamientos|durante partidos|durante los partidos|actividad deportiva|actividades deportivas|días de partido|horario de entrenamiento|durante el partido',
    events:
      'durante eventos|durante los eventos|en eventos|durante actos|durante las funciones|durante los actos|en caso de evento|durante espectáculos|durante las actividades',
    presence:
      'cuando hay personal|en presencia|si hay alguien|cuando haya|presencia de personal|si hay personal|cuando hay alguien',
    season:
      'temporada|estacional|meses de verano|en verano|en invierno|temporada de baño|sólo verano|solo verano|durante el verano|época estival|excepto vacaciones|temporada alta',
    daytime: 'de día|durante el día|horario diurno|horas diurnas',
    partly:
      'durante|solo cuando|sólo cuando|solo en|sólo en|sólo si|solo si|únicamente|solamente|acceso limitado|acceso restringido|disponibilidad limitada|exclusivamente|solo durante|sólo durante|solo con|fuera del horario|fuera de horario',
    staff:
      'solo personal|sólo personal|personal autorizado|uso interno|solo empleados|sólo empleados|uso exclusivo del personal|personal cualificado|reservado al personal|personal sanitario|solo residentes|uso del personal|exclusivo personal',
    members:
      'solo socios|sólo socios|solo miembros|reservado a socios|solo abonados|solo clientes|sólo clientes|exclusivo socios|solo usuarios|uso exclusivo socios',
    insiders:
      'no público|no es público|no accesible al público|no abierto al público|desa privado|propiedad privada|uso privado|acceso privado|cerrado al público',
    request:
      'a petición|bajo petición|solicitar|pedir|preguntar|previa solicitud|previa petición|dirigirse|contactar con|consultar en|bajo demanda|con cita|avisar a|solicitándolo|pregunte',
    ring: 'tocar el timbre|timbre|llamar al timbre|portero automático|pulsar el|pulsar el botón|interfono|telefonillo|pulse|videoportero|llamar a la puerta',
    key: 'llave|llaves|tarjeta de acceso|candado|tarjeta magnética|llavero',
    code: 'código|pin|clave|clave de acceso|combinación',
    call: 'llamando al|llamar al|llame al|llamada al|por teléfono|telefonear|llamando a|marcar el|llamar por teléfono|llamar 112|vía 112|a través del 112|contactar por teléfono',
    vehicle:
      'vehículo|vehículos|ambulancia|coche|furgoneta|coche patrulla|camión de bomberos|en el coche|a bordo|embarcación|patrulla|camión|moto|unidad móvil|coche de policía|autobús|autobomba|lancha',
    carried:
      'desa móvil|portátil|mochila|transportable|itinerante|maletín|bolsa de emergencia|dea móvil|equipo móvil|en la mochila|bolsa',
    always:
      '24h|24 h|24 horas|24 7|24 24|siempre|siempre accesible|siempre disponible|todo el día|día y noche|a cualquier hora|las 24|365 días|permanente|en todo momento|disponible siempre',
    broken:
      'averiado|roto|estropeado|fuera de servicio|no funciona|dañado|defectuoso|inoperativo|vandalizado|no operativo|avería',
    serviced:
      'en reparación|en mantenimiento|temporalmente no disponible|temporalmente retirado|en revisión|no disponible temporalmente|retirado temporalmente',
    planned:
      'previsto|planificado|por instalar|se instalará|aún no instalado|pendiente de instalación|próxima instalación|próximamente|todavía no instalado|en proyecto',
    removed:
      'retirado|robado|ya no está|ya no existe|eliminado|desmontado|trasladado|no está|sustraído|desaparecido|ausente|quitado',
    expired:
      'caducado|caducados|caducada|caducadas|batería agotada|sin batería|parches caducados|electrodos caducados|vencido|vencida|vencidos|sin parches|batería descargada',
    not: 'no|sin|ningún|ninguna|nunca|ni|tampoco|ya no',
    needless:
      'no necesario|no necesaria|no es necesario|no es necesaria|no hace falta|no requerido|no se requiere|no se necesita|innecesario|innecesaria|no se precisa|no requiere',
    unlimited:
      'no solo|no sólo|no solamente|no únicamente|independientemente|no limitado|no limitada|también fuera|incluso fuera|sin importar|también cuando|incluso cuando|aun fuera|y fuera',
  },
};
