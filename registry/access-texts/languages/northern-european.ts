import type { LimitPhrases } from '../limit-phrases.ts';

export const northernEuropeanPhrases: Readonly<Record<string, LimitPhrases>> = {
  sv: {
    hours:
      'öppettider|under öppettid|under öppettider|när det är öppet|när öppet|ordinarie öppettider|under öppethållande|öppettid|när _ är öppen|när _ är öppet|då _ öppet|inte alltid|stängt nattetid|öppethållande',
    work: 'kontorstid|arbetstid|kontorstider|vardagar|arbetsdagar|under arbetstid|dagtid vardagar',
    school: 'skoltid|under skoltid|skoldagar|lektionstid|under terminen|terminstid',
    worship: 'under gudstjänst*|vid gudstjänst*|under mässa*|gudstjänsttid*',
    sports: 'under träning*|under match*|vid match*|träningstid*|under aktivitet*|matchdagar',
    events:
      'under evenemang|vid evenemang|under föreställning*|vid arrangemang|under arrangemang|vid uthyrning|när lokalen används',
    presence: 'när någon är|om någon är|bemannat|när bemannat|vid bemanning|om personal finns|när personal',
    season: 'säsong|säsongen|sommartid|sommaren|vintern|sommarsäsong|vintersäsong|badsäsong|skidsäsong|sommarmånader*',
    daytime: 'dagtid|på dagen|under dagen',
    partly: 'endast|enbart|bara|begränsad tillgänglighet|begränsad tillgång|begränsat|under',
    staff:
      'endast personal|för personal|personal endast|internt bruk|endast anställda|för anställda|behörig personal|endast boende|för boende|intern användning',
    members: 'endast medlemmar|för medlemmar|endast för medlemmar|endast kunder|endast gäster',
    insiders:
      'ej offentlig|inte offentlig|ej allmän|ej tillgänglig för allmänheten|privat|inte tillgänglig för allmänheten|ej öppen för allmänheten|privat område',
    request:
      'på begäran|på förfrågan|fråga personalen|fråga i|fråga efter|kontakta|via receptionen|i receptionen fråga|hör med|efter överenskommelse|anmäl dig',
    ring: 'ring på|dörrklocka|ringklocka|porttelefon|tryck på|ringklockan|knacka på|nattklocka',
    key: 'nyckel|nycklar|passerkort|hänglås|nyckelskåp|tagg',
    code: 'kod|portkod|pin|kodlås|pinkod',
    call: 'ring 112|via 112|ring telefon|per telefon|telefonkontakt|ring nummer|ring till|genom att ringa|larma|sos alarm',
    vehicle:
      'fordon|i bilen|brandbil|i bil|ambulans|polisbil|utryckningsfordon|i fordon|i båt|räddningsbåt|fordonet|släckbil|i båten|tjänstebil|räddningsfordon',
    carried: 'bärbar|mobil hjärtstartare|ryggsäck|i väska|flyttbar|väska|portabel|i ryggsäck',
    always: '24h|dygnet runt|24 7|24 24|alltid|hela dygnet|dygnet|24 timmar|alla tider',
    broken: 'trasig|fungerar inte|ur funktion|defekt|skadad|sönder|fungerar ej|vandaliserad',
    serviced: 'på service|under reparation|tillfälligt|reparation|på reparation',
    planned: 'planerad|kommer att installeras|ej installerad|inte installerad ännu|kommer sättas|planeras',
    removed: 'borttagen|stulen|flyttad|finns inte kvar|saknas|nedmonterad|finns ej|är borta',
    expired:
      'utgången|utgångna|slut på batteri|batteri slut|batteriet slut|batteriet är slut|urladdat|elektroder utgångna|inget batteri',
    not: 'inte|ej|ingen|inget|utan|aldrig|inga|icke',
    needless: 'behövs inte|krävs inte|behövs ej|krävs ej|inte nödvändig|onödig|inte nödvändigt|behövs icke',
    unlimited:
      'inte bara|inte endast|oavsett|oberoende av|även utanför|också utanför|även efter|ej begränsat|inte enbart|även när',
  },
  da: {
    hours:
      'åbningstid|åbningstider|åpningstid|åpningstider|i åbningstiden|i åpningstiden|når der er åbent|når _ åbent|når _ åpent|åbningstiden|åpningstiden|åbningstimer|når det er åpent|butikkens åbningstid|ikke altid|ikke alltid|lukket om natten|når _ er åben|når _ er åpen',
    work: 'kontortid|arbejdstid|arbeidstid|hverdage|hverdager|kontortiden|arbejdsdage|arbeidsdager|arbejdstiden|arbeidstiden',
    school: 'skoletid|skoletiden|skoledage|skoledager|i skolens|undervisningstid',
    worship: 'under gudstjeneste*|ved gudstjeneste*|kirkelige handlinger',
    sports: 'under træning*|under trening*|under kamp*|ved kampe|træningstid*|treningstid*|kampdage|under idræt*',
    events:
      'under arrangement*|ved arrangement*|under forestilling*|ved udlejning|ved events|når lokalet|når hallen|under møter',
    presence:
      'når der er nogen|når bemandet|når bemannet|hvis der er nogen|ved bemanding|bemanning|når personale|når det er folk',
    season:
      'sæson|sesong|sæsonen|sesongen|sommerperioden|om sommeren|om vinteren|sommermåned*|badesæson|skisesong|vintersesong|sommersesong',
    daytime: 'i dagtimerne|dagtid|om dagen|på dagtid|dagtimer',
    partly: 'kun|bare|begrænset adgang|begrenset tilgang|begrænset|begrenset|udelukkende|utenom|udenfor',
    staff:
      'kun personale|kun for personale|for ansatte|kun ansatte|intern brug|internt brug|for personale|kun medarbejdere|kun personell|kun beboere|for beboere|kun for ansatte|internt bruk',
    members: 'kun medlemmer|for medlemmer|kun for medlemmer|kun kunder|kun gæster|kun gjester',
    insiders:
      'ikke offentlig|ikke offentligt|privat|ikke tilgængelig for offentligheden|ikke åben for|ikke tilgjengelig for|ikke allment|privat område',
    request:
      'på anmodning|på forespørgsel|spørg|på forespørsel|spør|kontakt|henvendelse|henvend dig|via reception|via resepsjon|efter aftale|etter avtale|ved henvendelse',
    ring: 'ring på|dørklokke|ringeklokke|porttelefon|tryk på|trykk på|dørtelefon|bank på|natklokke|ringeklokken|calling',
    key: 'nøgle|nøkkel|nøgler|nøkler|nøglen|nøkkelen|adgangskort|hængelås|hengelås|nøgleboks|nøkkelboks|nøglebrik',
    code: 'kode|kodelås|pinkode|koden|pin|adgangskode',
    call: 'ring 112|ring 113|ring til|telefonisk|via 112|via 113|ring tlf|ring telefon|ved opkald|ring nummer|ring tel*|opkald til',
    vehicle:
      'køretøj|kjøretøy|i bilen|i bil|brandbil|brannbil|ambulance|ambulanse|politibil|i båd|i båt|redningsbåd|redningsskøyte|vagtbil|bilen|båden|køretøjet|kjøretøyet|udrykningskøretøj|utrykningskjøretøy|redningsbåt',
    carried: 'bærbar|mobil hjertestarter|rygsæk|ryggsekk|taske|i bag|flytbar|i rygsæk|i ryggsekk|i taske',
    always: '24h|døgnet rundt|24 7|24 24|altid|alltid|hele døgnet|24 timer|døgnåben|døgnåpen',
    broken: 'i stykker|virker ikke|ødelagt|ude af drift|ute av drift|fungerer ikke|beskadiget|skadet|defekt',
    serviced: 'til service|under reparation|under reparasjon|midlertidigt|midlertidig|på service|på reparasjon',
    planned: 'planlagt|ikke opsat|ikke montert|bliver opsat|endnu ikke|kommer snart|skal monteres',
    removed:
      'fjernet|stjålet|flyttet|nedtaget|findes ikke længere|ikke længere|forsvundet|finnes ikke lenger|ikke lenger|mangler|borte',
    expired:
      'udløbet|utløpt|utgått|batteri fladt|batteri tomt|fladt batteri|dødt batteri|flatt batteri|elektroder udløbet|tomt batteri|uden batteri|uten batteri',
    not: 'ikke|ingen|uden|uten|aldrig|aldri|intet|ej|hverken',
    needless:
      'ikke nødvendig|ikke nødvendigt|ikke påkrævet|kræves ikke|kreves ikke|behøves ikke|unødvendig|trengs ikke|skal ikke bruges|trenger ikke',
    unlimited:
      'ikke kun|ikke bare|uanset|uafhængigt af|uavhengig av|også udenfor|også utenfor|også uden for|ikke begrænset|ikke begrenset|også efter|også etter|ikke udelukkende|også når',
  },
  fi: {
    hours:
      'aukioloaikana|aukioloaikoina|aukioloaika|aukioloajat|aukiolon|kun avoinna|kun on auki|kun _ auki|kun _ avoinna|aukioloaikojen|liikkeen aukiolo|palveluaikana|palveluaika|yöllä suljettu|ei aina|käyttöaikana|aukiolo*',
    work: 'toimistoaikana|virka-aikana|virka aikana|arkisin|työaikana|arkipäivisin|toimistoaika|työaika',
    school: 'koulupäivinä|kouluaikana|koulun aikana|lukukauden|oppituntien|koulupäivien|kouluaikaan',
    worship: 'jumalanpalvelus*|messun aikana|tilaisuuksien aikana kirkossa',
    sports: 'harjoitusten aikana|ottelujen|ottelun aikana|otteluiden|pelien aikana|treenien aikana|harjoitusaikana',
    events:
      'tapahtumien aikana|tapahtumissa|esitysten aikana|tilaisuuksien|tapahtuman aikana|tapahtumien|käytön aikana',
    presence: 'kun paikalla|jos paikalla|henkilökunnan läsnä|kun joku|jos joku|läsnä ollessa|miehitettynä',
    season:
      'kausi|kauden|kesäkausi|kesäaikana|kesällä|talvella|kesäisin|talvisin|sesonki*|kesäkuukausina|uimakausi*|laskettelukausi*|sesongin|kaudella',
    daytime: 'päivisin|päiväsaikaan|päivällä|päiväaikaan',
    partly: 'vain|ainoastaan|rajoitetusti|rajoitettu|pelkästään|lukuun ottamatta',
    staff:
      'vain henkilökunta|henkilökunnalle|vain työntekijät|sisäinen käyttö|henkilöstölle|vain henkilökunnan|henkilökunnan käyttöön|vain asukkaat|asukkaille|työntekijöille|vain henkilökunnalle',
    members: 'vain jäsenet|jäsenille|vain jäsenille|vain asiakkaille|asiakkaille|vain vieraille',
    insiders: 'ei julkinen|ei yleisölle|yksityinen|ei julkisesti|yksityisalue|yksityiskäytössä',
    request:
      'pyynnöstä|pyydettäessä|kysy|kysykää|tiedustele|vastaanotosta|pyydä|sopimuksen mukaan|ota yhteyttä|henkilökunnalta',
    ring: 'soita ovikelloa|ovikello|soita kelloa|ovipuhelin|paina nappia|paina|ovikelloa|yökello|koputa',
    key: 'avain|avaimella|avaimen|kulkukortti|riippulukko|avaimet|kulkukortilla|avainta',
    code: 'koodi|koodilla|ovikoodi|pin|koodin|koodia',
    call: 'soita 112|soittamalla|puhelimitse|soita numeroon|soita|puhelinsoitolla|hätäkeskus*|soittaa',
    vehicle:
      'ajoneuvossa|ajoneuvo|autossa|paloauto|paloautossa|ambulanssi|ambulanssissa|poliisiautossa|poliisiauto|veneessä|pelastusvene|ajoneuvossa|ensivasteauto|pelastusauto|säiliöauto*|laivassa',
    carried: 'kannettava|siirrettävä|reppu|repussa|laukussa|liikuteltava|mukana kulkeva|liikkuva',
    always: '24h|ympäri vuorokauden|24 7|24 24|aina|vuorokauden ympäri|24 tuntia|kellon ympäri|milloin tahansa',
    broken: 'rikki|ei toimi|epäkunnossa|viallinen|vaurioitunut|poissa käytöstä|rikkoutunut|hajonnut',
    serviced: 'huollossa|korjattavana|tilapäisesti|korjauksessa|väliaikaisesti|huollettavana',
    planned: 'suunniteltu|ei vielä asennettu|asennetaan|tulossa|suunnitteilla',
    removed: 'poistettu|varastettu|siirretty|ei enää|puuttuu|hävinnyt|kadonnut|viety',
    expired:
      'vanhentunut|vanhentuneet|akku tyhjä|paristo tyhjä|umpeutunut|akku loppu|vanhentuneita|elektrodit vanhentuneet|ei akkua',
    not: 'ei|ilman|eikä|koskaan|eivät|et',
    needless: 'ei tarvita|ei tarvitse|ei vaadita|tarpeeton|ei tarpeen|ei edellytä|ei tarvitseta',
    unlimited:
      'ei vain|ei pelkästään|riippumatta|myös ulkopuolella|ulkopuolella myös|ei ainoastaan|eikä vain|myös aukioloaikojen|myös jälkeen|ei rajoitu|myös virka|myös silloin',
  },
  ro: {
    hours:
      'program de lucru|programul de lucru|orar|orarul|ore de funcționare|program de funcționare|programul de funcționare|în timpul programului|când este deschis|când e deschis|programul|program cu publicul|orar de funcționare|nu întotdeauna|închis noaptea|orele de program|orelor de program|în timpul orelor',
    work: 'zile lucrătoare|orele de birou|zilele lucrătoare|zi lucrătoare',
    school:
      'în timpul orelor de curs|program școlar|programul școlar|zile de școală|perioada școlară|timpul cursurilor|orele de curs',
    worship: 'în timpul slujbelor|slujbe|slujbei|în timpul slujbei',
    sports: 'antrenamente|în timpul meciurilor|meciuri|antrenamentelor|în timpul meciului',
    events: 'evenimente|în timpul evenimentelor|spectacole|evenimentelor|spectacolelor',
    presence: 'în prezența|dacă este cineva|prezența personalului|când este cineva',
    season: 'sezon|sezonier|vara|iarna|sezonul|lunile de vară|sezonul estival|sezonului',
    daytime: 'în timpul zilei|ziua|pe timpul zilei',
    partly: 'doar|numai|acces limitat|acces restricționat|exclusiv|în timpul|în afara programului',
    staff:
      'doar personal|doar personalul|personal autorizat|pentru angajați|uz intern|numai personal|personalul autorizat|doar angajații|doar pentru angajați|personal instruit|pentru locatari',
    members: 'doar membri|pentru membri|doar pentru membri|doar clienți|pentru clienți|doar oaspeți',
    insiders:
      'nu este public|nepublic|privat|proprietate privată|inaccesibil publicului|fără acces public|închis publicului',
    request:
      'la cerere|solicitați|întrebați|cereți|se solicită|la recepție|pe bază de programare|adresați vă|contactați',
    ring: 'sunați la|sonerie|interfon|apăsați|soneria|sunați la ușă|butonul|bateți',
    key: 'cheie|cheia|chei|cartelă|lacăt|cheile|card de acces',
    code: 'cod|codul|pin|cifru',
    call: 'sunați la 112|sunați|telefonic|prin telefon|apelați|apel la|apelând|sunând|la telefon',
    vehicle:
      'vehicul|vehicule|mașină|mașina|ambulanță|ambulanța|autospecială|în autoturism|autospeciala|autoturism|autospecială|autovehicul|autobuz|barcă|șalupă',
    carried: 'portabil|mobil|rucsac|rucsacul|geantă|transportabil|în rucsac',
    always: '24h|24 de ore|24 7|24 24|non stop|nonstop|permanent|întotdeauna|oricând|zi și noapte|mereu',
    broken: 'defect|stricat|nefuncțional|nu funcționează|deteriorat|scos din uz|scos din funcțiune|avariat',
    serviced: 'în reparație|în service|temporar|în mentenanță|în revizie',
    planned: 'planificat|va fi instalat|neinstalat|urmează|în curs de instalare|nu a fost instalat',
    removed: 'îndepărtat|furat|mutat|nu mai este|nu mai există|lipsește|demontat|luat de acolo',
    expired:
      'expirat|expirate|baterie descărcată|fără baterie|electrozi expirați|expirați|baterie epuizată|bateria descărcată',
    not: 'nu|fără|niciun|nicio|niciodată',
    needless:
      'nu este necesar|nu este necesară|nu e nevoie|nu e necesar|nu este nevoie|nu necesită|nu se cere|inutil|nu trebuie',
    unlimited:
      'nu doar|nu numai|indiferent|independent de|și în afara|nu se limitează|chiar și în afara|și după|și când',
  },
  lt: {
    hours: 'darbo laiku|darbo valandos|darbo valandomis|atidarymo|kai atidaryta|darbo metu|ne visada|naktį uždaryta',
    work: 'darbo dienomis|biuro valandomis|darbo dienos',
    school: 'pamokų metu|mokslo metu|mokymo metu',
    sports: 'treniruočių metu|varžybų metu|rungtynių metu',
    events: 'renginių metu|renginių|spektaklių metu',
    season: 'sezonas|sezono metu|vasarą|žiemą|sezono',
    daytime: 'dieną|dienos metu',
    partly: 'tik|ribota|išskyrus',
    staff: 'tik darbuotojams|darbuotojams|vidiniam naudojimui|tik personalui',
    members: 'tik nariams|nariams|tik klientams',
    insiders: 'neviešas|privatus|privati|neprieinamas visuomenei',
    request: 'paprašius|pagal užklausą|kreiptis|klauskite|susitarus|pareikalavus',
    ring: 'skambinti į duris|skambutis|domofonas|paspauskite|skambutį',
    key: 'raktas|raktu|rakto|raktai|kortelė',
    code: 'kodas|kodu|kodą|kodo|pin',
    call: 'skambinti|skambinkite|telefonu|paskambinus|paskambinti',
    vehicle:
      'automobilyje|automobilis|transporto priemonėje|gaisriniame|greitosios automobilyje|mašinoje|laive|policijos automobilyje',
    carried: 'nešiojamas|mobilus|kuprinėje|krepšyje',
    always: '24h|visą parą|24 7|visada|24 val|bet kuriuo metu|nuolat|24 24',
    broken: 'sugedęs|neveikia|sugadintas|sulūžęs|neveikiantis',
    serviced: 'remontuojamas|laikinai|taisomas|remonte',
    planned: 'planuojamas|dar neįrengtas|bus įrengtas|planuojama',
    removed: 'pašalintas|pavogtas|perkeltas|nebėra|išmontuotas|nuimtas',
    expired: 'pasibaigęs|baterija išsikrovusi|pasibaigusi|nebegalioja|be baterijos|išsikrovęs',
    not: 'ne|be|nėra|niekada|nereikia|joks',
    needless: 'nereikia|nereikalingas|nebūtinas|nebūtina|nereikalauja',
    unlimited: 'ne tik|nepriklausomai nuo|taip pat ne|nepaisant|ir po|ir ne',
  },
  lv: {
    hours: 'darba laikā|darba laiks|darba stundās|kad atvērts|atvēršanas laikā|ne vienmēr',
    work: 'darba dienās|biroja laikā|darbdienās',
    school: 'mācību laikā|stundu laikā|skolas laikā',
    sports: 'treniņu laikā|spēļu laikā|sacensību laikā',
    events: 'pasākumu laikā|pasākumos|izrāžu laikā',
    season: 'sezona|sezonā|vasarā|ziemā|sezonas',
    daytime: 'dienā|dienas laikā',
    partly: 'tikai|ierobežota|izņemot',
    staff: 'tikai darbiniekiem|darbiniekiem|iekšējai lietošanai|tikai personālam',
    members: 'tikai biedriem|biedriem|tikai klientiem',
    insiders: 'nav publisks|privāts|nav pieejams sabiedrībai|nepublisks',
    request: 'pēc pieprasījuma|jautājiet|vaicāt|vērsties|pēc vienošanās',
    ring: 'zvaniet pie durvīm|durvju zvans|domofons|nospiediet|zvans',
    key: 'atslēga|atslēgas|atslēgu|karte',
    code: 'kods|kodu|pin|koda',
    call: 'zvanīt|zvaniet|pa tālruni|telefoniski|piezvanot',
    vehicle: 'automašīnā|automašīna|transportlīdzeklī|ugunsdzēsēju auto|mašīnā|laivā|policijas auto',
    carried: 'pārnēsājams|mobils|mugursomā|somā',
    always: '24h|diennakti|24 7|vienmēr|visu diennakti|24 stundas|jebkurā laikā|24 24',
    broken: 'bojāts|nedarbojas|sabojāts|salauzts',
    serviced: 'remontā|uz laiku|īslaicīgi',
    planned: 'plānots|vēl nav uzstādīts|tiks uzstādīts',
    removed: 'noņemts|nozagts|pārvietots|vairs nav|demontēts',
    expired: 'beidzies derīguma|derīguma termiņš beidzies|baterija tukša|izlādējies|bez baterijas|beidzies termiņš',
    not: 'nav|bez|ne|nekad|nevajag',
    needless: 'nav nepieciešama|nav nepieciešams|nav vajadzīgs|nav vajadzīga|nevajag|nav jābūt',
    unlimited: 'ne tikai|neatkarīgi no|arī ārpus|arī pēc|ne vien|neskatoties',
  },
  et: {
    hours:
      'lahtiolekuajal|lahtioleku ajal|avamise ajal|kui on avatud|tööajal|lahtiolekuaegadel|avatud ajal|mitte alati|lahtiolekuaeg',
    work: 'tööpäeviti|kontoriaegadel|tööpäevadel',
    school: 'koolipäevadel|tundide ajal|õppetöö ajal|kooli ajal',
    sports: 'treeningute ajal|võistluste ajal|mängude ajal',
    events: 'ürituste ajal|üritustel|etenduste ajal',
    season: 'hooaeg|hooajal|suvel|talvel|hooajaline',
    daytime: 'päeval|päevasel ajal',
    partly: 'ainult|üksnes|piiratud|välja arvatud',
    staff: 'ainult töötajatele|töötajatele|sisekasutus|ainult personalile',
    members: 'ainult liikmetele|liikmetele|ainult klientidele',
    insiders: 'ei ole avalik|privaatne|eravaldus|mitteavalik|eramaja',
    request: 'nõudmisel|küsi|küsige|pöörduge|kokkuleppel|küsida',
    ring: 'helista uksekella|uksekell|fonolukk|vajuta|uksekella|vajutage',
    key: 'võti|võtme|võtmega|kaart|võtit',
    code: 'kood|koodiga|pin|koodi',
    call: 'helista|helistage|telefoni teel|helistades|telefonil',
    vehicle: 'sõidukis|sõiduk|autos|tuletõrjeauto|päästeauto*|kiirabiauto*|politseiauto*|paadis',
    carried: 'kaasaskantav|mobiilne|seljakott|seljakotis|kotis',
    always: '24h|ööpäevaringselt|24 7|alati|ööpäev ringi|24 tundi|igal ajal|24 24',
    broken: 'katki|ei tööta|rikkis|kahjustatud|purunenud',
    serviced: 'remondis|hoolduses|ajutiselt|parandamisel',
    planned: 'planeeritud|veel paigaldamata|paigaldatakse|plaanis',
    removed: 'eemaldatud|varastatud|teisaldatud|enam ei ole|enam pole|puudub',
    expired: 'aegunud|aku tühi|patarei tühi|akuta|tähtaeg möödas',
    not: 'ei|ilma|mitte|pole|kunagi|ega',
    needless: 'ei ole vaja|pole vaja|ei vaja|ei nõuta|ei ole vajalik',
    unlimited: 'mitte ainult|olenemata|sõltumata|ka väljaspool|ka pärast|hoolimata',
  },
};
