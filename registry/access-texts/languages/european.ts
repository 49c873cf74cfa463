import type { LimitPhrases } from '../limit-phrases.ts';

export const europeanPhrases: Readonly<Record<string, LimitPhrases>> = {
  pl: {
    hours:
      'godzinach otwarcia|godziny otwarcia|godzin otwarcia|godzinach pracy|w godzinach|w godz|godzinach funkcjonowania|godzinach działalności|godzinach urzędowania|gdy otwarte|gdy _ otwarty|gdy _ otwarta|gdy _ otwarte|jeśli otwarte|godziny pracy|nie zawsze|nie całodobowo|zamknięte w nocy|poza godzinami|po godzinach|działalności świetlicy|godzinach zamknięcia|godziny urzędowania|w trakcie pracy',
    work: 'godzinach biurowych|dni robocze|w dni robocze|dni powszednie|czasie pracy|godziny biurowe|od poniedziałku do piątku',
    school:
      'godzinach lekcyjnych|zajęć lekcyjnych|w czasie lekcji|podczas lekcji|dni nauki|roku szkolnego|godzinach pracy szkoły|zajęć szkolnych|w trakcie zajęć|podczas zajęć|w czasie zajęć|w dni szkolne|godzinach nauki',
    worship: 'podczas mszy|w czasie mszy|podczas nabożeństw|w trakcie nabożeństw|w trakcie mszy|godzinach mszy',
    sports:
      'podczas meczów|podczas treningów|w czasie meczów|w czasie treningów|podczas zawodów|w trakcie meczów|zajęć sportowych|w dni meczowe|podczas meczu',
    events:
      'podczas imprez|w czasie imprez|podczas wydarzeń|w trakcie wydarzeń|wydarzeń|podczas spektakli|przed spektaklem|w czasie wydarzeń|podczas koncertów|podczas spotkań',
    presence: 'gdy ktoś jest|w obecności|obecności pracownika|gdy jest personel|jeśli ktoś|kiedy ktoś jest',
    season:
      'sezon|sezonie|sezonu|sezonowo|w okresie letnim|w okresie zimowym|latem|zimą|w wakacje|miesiącach letnich|okresie wakacyjnym|sezonowy',
    daytime: 'w ciągu dnia|w dzień|za dnia',
    partly:
      'tylko w|tylko podczas|tylko gdy|tylko dla|tylko po|tylko za|wyłącznie|jedynie|ograniczony dostęp|ograniczonego dostępu|dostęp ograniczony|ograniczona dostępność|teren zamknięty|terenie zamkniętym|niedostępny|niedostępne|niedostępna|podczas|wymaga zgody|uzyskaniu _ zgody|dostęp możliwy',
    staff:
      'dla pracowników|tylko pracownicy|tylko personel|wykwalifikowany personel|do użytku wewnętrznego|użytku wewnętrznego|dla personelu|wyłącznie personel|osób upoważnionych|wyłącznie pracownicy|dla mieszkańców',
    members: 'dla członków|tylko członkowie|dla klientów|tylko dla gości|klubowiczów|dla pacjentów|tylko dla studentów',
    insiders:
      'nie jest publiczny|niepubliczny|brak publicznego dostępu|prywatny|prywatna posesja|teren prywatny|niedostępny dla osób|niedostępne publicznie|użytek prywatny|niedostępny publicznie|dom prywatny',
    request:
      'na żądanie|na prośbę|na życzenie|po zgłoszeniu|zgłosić się|zgłosić|zapytać|pytać|po kontakcie|skontaktowaniu|kontakt z ochroną|po uzgodnieniu|za pośrednictwem|u portiera|u ochrony|poprosić|przez ochronę|dyspozycji ochrony|skontaktować|w recepcji poprosić|po skontatowaniu|spytać',
    ring: 'dzwonek|dzwonić|zadzwonić dzwonkiem|domofon|domofonem|domofonu|domofonie|wcisnąć przycisk|przycisk|syrena|syrenę|syreny|dzwonkiem|nacisnąć|naciśnięciu|wciśnięcie|alarm na elewacji|videofon|dzwonku|zapukać',
    key: 'klucz|klucze|klucza|kluczem|karta dostępu|karty dostępu|kłódka|przepustki|kluczy|na klucz',
    code: 'kod|kodu|pin|szyfr|kodem|kod dostępu',
    call: 'zadzwonić pod|zadzwoń|dzwonić pod|telefonicznie|pod numerem|pod numer|po telefonie|przez telefon|numer alarmowy|wezwać|tel 112|zadzwonić|telefonu|powiadomić|po wezwaniu|dzwoniąc|zadysponowanie|numerem 112|zadzwonic',
    vehicle:
      'samochód ratown*|samochod ratown*|samochodzie|samochodach|samochód pożar*|samochód gaśn*|samochód straż*|samochód specj*|samochód osp|samochodu osp|samochód bojow*|samochodu pożar*|samochodu ratown*|samochodu straż*|samochodu bojow*|samochodu gaśn*|samochody ratown*|samochód oper*|samochód lekki|samochód ciężki|samochod|samochód|samochody|wozie|wozach|wóz boj*|wozu|wozów|wóz straż*|wóz|pojeździe|pojazdach|pojazd|pojazdu|pojazdy|pojazdów|radiowóz|radiowozie|radiowozach|karetka|karetce|ambulans|ambulansie|gba|gcba|glba|glm|w kabinie|łodzi ratown*|w łodzi|na łodzi|w autobusie|quad|wozów|aucie|w samochod*|na samochod*|w bagażniku',
    carried:
      'mobilne aed|mobilny aed|mobilny|mobilne|przenośny|przenośne|plecak|plecaku|torbie|torba|w torbie|aed mobilny|zestaw przenośny|torbie medycznej|aed przenośny',
    always:
      'całodobowo|całą dobę|całodobowy|całodobowa|24h|24 h|24 7|24 24|zawsze|o każdej porze|przez całą dobę|7 dni w tygodniu|bez ograniczeń czasowych|24 godziny',
    broken:
      'uszkodzony|uszkodzone|niesprawny|niesprawne|nie działa|awaria|zepsuty|zepsute|nieczynny|nieczynne|zniszczony',
    serviced:
      'w naprawie|w serwisie|serwisowany|do czasu uzupełnienia|czasowo niedostępny|tymczasowo|w trakcie serwisu|oddany do serwisu|chwilowo niedostępny',
    planned:
      'planowany|planowane|docelowo|zostanie zainstalowan*|w planach|zostanie zamontowany|jeszcze nie zamontowany|w trakcie montażu|będzie zamontowany|planowana instalacja',
    removed:
      'usunięty|usunięte|zdemontowany|zdemontowane|skradziony|skradzione|już nie ma|brak urządzenia|przeniesiony|przeniesione|zabrany|nie istnieje|ukradziony|zlikwidowany|brak aed|nie ma już',
    expired:
      'przeterminowane|przeterminowany|przeterminowana|rozładowana bateria|bateria rozładowana|rozładowany|brak baterii|brak elektrod|wyczerpana bateria|utracił ważność|elektrody przeterminowane',
    not: 'nie|bez|nigdy|brak|ani',
    needless:
      'nie jest potrzebny|nie jest wymagany|niepotrzebny|niewymagany|zbędny|nie potrzeba|nie jest potrzebna|nie jest konieczny|nie jest wymagana|niepotrzebna|nie potrzebny|nie wymaga',
    unlimited:
      'nie tylko|niezależnie od|bez względu na|także poza|również poza|nie ogranicza się|nieograniczony do|także po|również po|nawet poza|i poza|nawet gdy',
  },
  pt: {
    hours:
      'horário de abertura|horário de funcionamento|horas de funcionamento|horário de atendimento|quando aberto|quando está aberto|quando _ aberto|quando _ aberta|horário comercial|durante o horário|horário de expediente|no horário|nem sempre|não sempre|não 24h|fechado à noite|fechado de noite',
    work: 'horário de escritório|horário laboral|dias úteis|horário de trabalho|horas de expediente|horas de trabalho|expediente',
    school:
      'horário escolar|período letivo|período lectivo|durante as aulas|dias letivos|horário letivo|tempo de aulas|ano letivo',
    worship: 'durante a missa|durante as missas|durante os cultos|horário das missas|durante o culto',
    sports:
      'durante os treinos|durante treinos|durante os jogos|durante jogos|dias de jogo|atividade desportiva|atividades desportivas|durante as partidas|horário de treino',
    events:
      'durante eventos|durante os eventos|em eventos|durante os espetáculos|durante espetáculos|quando há eventos|dias de evento|durante as atividades',
    presence:
      'quando há pessoal|na presença|se houver alguém|quando houver|se alguém|presença de funcionário|quando está alguém',
    season: 'época balnear|sazonal|verão|inverno|época alta|temporada|meses de verão|durante a época|férias',
    daytime: 'durante o dia|de dia|horário diurno',
    partly:
      'durante|só quando|somente|apenas|unicamente|acesso limitado|acesso restrito|acesso condicionado|disponibilidade limitada|exclusivamente|só durante|só com|fora do horário',
    staff:
      'só para funcionários|só funcionários|apenas funcionários|uso exclusivo|só funcionários|apenas funcionários|uso interno|pessoal autorizado|reservado a funcionários|exclusivo a funcionários|somente funcionários|uso exclusivo|só pessoal|reservado ao pessoal|só moradores',
    members:
      'só sócios|apenas sócios|só membros|reservado a sócios|apenas clientes|só clientes|somente sócios|exclusivo sócios|apenas hóspedes',
    insiders:
      'não público|não é público|não acessível ao público|privado|propriedade privada|uso privado|fechado ao público|não aberto ao público|propriedade particular|particular',
    request:
      'a pedido|mediante pedido|pedir|perguntar|solicitar|dirija se|contactar|contatar|sob pedido|mediante solicitação|falar com|peça|pergunte',
    ring: 'tocar à campainha|campainha|intercomunicador|toque|premir o botão|carregar no botão|tocar a campainha|interfone|porteiro eletrónico|apertar o botão|bater à porta',
    key: 'chave|chaves|cartão de acesso|cadeado|cartão magnético',
    code: 'código|pin|senha|combinação',
    call: 'ligar para|ligue|telefonar|por telefone|chamada para|ligando|contacto telefónico|via 112|através do 112|chamar o|ligar 112',
    vehicle:
      'viatura|viaturas|ambulância|carro|veículo|veículos|autocarro|embarcação|a bordo|carro de bombeiros|carrinha|carro patrulha|camião|caminhão|moto|dentro do carro',
    carried: 'dae móvel|portátil|mochila|itinerante|transportável|na mochila|mala de emergência|saco de emergência',
    always:
      '24h|24 horas|24 7|24 24|sempre|a qualquer hora|dia e noite|sempre disponível|sempre acessível|todo o dia|permanente|em permanência|o dia todo',
    broken:
      'avariado|partido|estragado|fora de serviço|não funciona|danificado|defeituoso|inoperacional|quebrado|avaria|vandalizado',
    serviced: 'em reparação|em manutenção|temporariamente indisponível|em reparo|temporariamente retirado|em revisão',
    planned:
      'previsto|planeado|planejado|a instalar|será instalado|ainda não instalado|por instalar|instalação prevista|brevemente',
    removed:
      'removido|roubado|já não está|já não existe|retirado|desmontado|furtado|deslocado|ausente|não existe mais|em falta|não está mais',
    expired:
      'expirado|expirados|fora de validade|bateria descarregada|sem bateria|bateria esgotada|elétrodos expirados|vencido|validade expirada|caducado|fora do prazo|elétrodos fora',
    not: 'não|sem|nenhum|nenhuma|nunca|nem|já não',
    needless:
      'não é necessário|não é necessária|não necessário|não necessária|não precisa|não é preciso|desnecessário|desnecessária|dispensa|não requer|não é preciso',
    unlimited:
      'não só|não apenas|independentemente|não somente|também fora|não limitado|mesmo fora|inclusive fora|mesmo quando|e fora',
  },
  nl: {
    hours:
      'openingstijden|openingsuren|tijdens opening|als open|wanneer open|winkeluren|wanneer _ open is|als _ open is|bezoekuren|openingstijd|sluitingstijd|niet altijd|niet 24|s nachts gesloten|buiten openingstijden|gebruikstijden|bedrijfsuren|tijdens uren',
    work: 'kantooruren|kantoortijden|werktijden|werkuren|werkdagen|op werkdagen|doordeweeks|kantoortijd',
    school:
      'schooltijden|schooluren|schooltijd|tijdens schooldagen|tijdens de lessen|tijdens lessen|schooldagen|lesuren|tijdens school',
    worship: 'tijdens diensten|tijdens de dienst|tijdens kerkdiensten|tijdens de mis|kerkdiensten',
    sports:
      'tijdens trainingen|tijdens wedstrijden|tijdens training|wedstrijddagen|tijdens sport*|tijdens wedstrijd|tijdens de training*|tijdens de wedstrijd*',
    events:
      'tijdens evenementen|bij evenementen|tijdens activiteiten|tijdens voorstellingen|tijdens bijeenkomsten|bij activiteiten|tijdens verhuur|tijdens gebruik',
    presence:
      'als er iemand|indien aanwezig|wanneer aanwezig|bij aanwezigheid|wanneer bemand|indien bemand|als bemand|aanwezigheid|wanneer iemand',
    season:
      'seizoen|zomerseizoen|zomermaanden|in de zomer|in de winter|vakantie|badseizoen|wintermaanden|seizoensgebonden',
    daytime: 'overdag|daglicht',
    partly:
      'tijdens|alleen|enkel|uitsluitend|slechts|beperkt toegankelijk|beperkt beschikbaar|beperkte toegang|uitgezonderd|gedurende|buiten kantooruren',
    staff:
      'alleen personeel|enkel personeel|voor personeel|alleen medewerkers|intern gebruik|voor medewerkers|bevoegd personeel|alleen bewoners|voor bewoners|opgeleid personeel|personeel alleen|bhv*',
    members: 'alleen leden|voor leden|enkel leden|alleen klanten|alleen gasten|alleen voor leden|leden',
    insiders:
      'niet openbaar|niet publiek|privé|privéterrein|niet toegankelijk voor publiek|prive|niet voor publiek|niet vrij toegankelijk|privébezit|particulier',
    request:
      'op aanvraag|op verzoek|vraag aan|vragen aan|vraag bij|melden bij|navragen|vragen bij|via receptie|bij de balie|via de receptie|op afspraak|vraag naar|melden aan|vraag de|via de balie',
    ring: 'aanbellen|bel aan|bellen aan|deurbel|intercom|druk op|op de knop|nachtbel|bel bij|aan de deur bellen|aanbel|kloppen op',
    key: 'sleutel|sleutels|toegangspas|pasje|hangslot|badge|sleutelkluis',
    code: 'code|pincode|toegangscode|cijferslot|pin',
    call: 'bel 112|via 112|112 bellen|telefonisch|bellen naar|bel naar|na oproep|per telefoon|bel met|112 meldkamer|via meldkamer|bel het nummer|opbellen',
    vehicle:
      'voertuig|voertuigen|in auto|in de auto|brandweerauto|brandweerwagen|ambulance|politieauto|politiewagen|ziekenwagen|dienstauto|in bus|aan boord|reddingsboot|in de boot|dienstwagen|in wagen|in de bus|tankautospuit|in de wagen',
    carried:
      'mobiele aed|draagbare aed|draagbaar|rugzak|in tas|in de tas|meegenomen|draagbare|in rugzak|in de rugzak|reis aed',
    always:
      '24h|24 uur|24 7|24 24|altijd|dag en nacht|te allen tijde|24 uur per dag|continu|permanent|24 uur 7|altijd bereikbaar',
    broken: 'defect|kapot|buiten gebruik|werkt niet|beschadigd|buiten dienst|vernield|stuk|storing',
    serviced:
      'in reparatie|in onderhoud|tijdelijk niet|tijdelijk buiten|ter reparatie|tijdelijk weg|tijdelijk verwijderd|in herstelling',
    planned: 'gepland|wordt geplaatst|nog niet geplaatst|komt binnenkort|nog te plaatsen|binnenkort',
    removed:
      'verwijderd|gestolen|niet meer aanwezig|weggehaald|is weg|verdwenen|verplaatst|niet meer beschikbaar|bestaat niet meer|afwezig|weggenomen',
    expired:
      'verlopen|batterij leeg|lege batterij|elektroden verlopen|batterij is leeg|houdbaarheid verstreken|accu leeg|geen batterij|geen elektroden|pads verlopen',
    not: 'niet|geen|zonder|nooit|noch',
    needless: 'niet nodig|niet vereist|niet noodzakelijk|overbodig|onnodig',
    unlimited:
      'niet alleen|niet enkel|ongeacht|onafhankelijk van|ook buiten|niet beperkt tot|zelfs buiten|ook na|ook als|ook wanneer|niet uitsluitend|en buiten',
  },
  cs: {
    hours:
      'otevírací doba|otevírací době|otevírací doby|provozní době|provozní doba|provozní doby|během otevírací|pokud je otevřeno|když je otevřeno|v době otevření|pouze když je otevřeno|ne vždy|v noci zavřeno|mimo provozní|v době provozu|v otváracích hodinách|otváracie hodiny|otváracích hodín|v pracovnej dobe|pracovní době|pracovní doba|návštěvních hodin|úředních hodinách|úřední hodiny|není vždy',
    work: 'v pracovní dny|pracovní dny|v kanceláří|v kancelářských hodinách|pracovné dni|kancelářské hodiny',
    school:
      'během výuky|v době výuky|školní dny|vyučování|během vyučování|školním roce|v době vyučování|počas vyučovania|ve školní dny',
    worship: 'během bohoslužeb|během mše|během bohoslužby|počas omše|při bohoslužbách',
    sports:
      'během tréninků|během zápasů|při zápasech|v době tréninků|počas tréningov|počas zápasov|při trénincích|během tréninku',
    events: 'během akcí|při akcích|během představení|počas podujatí|během událostí|při konání|během koncertů',
    presence: 'pokud je někdo|v přítomnosti|za přítomnosti|když je někdo|v prítomnosti',
    season:
      'sezóna|sezóně|sezony|sezoně|sezóny|v létě|v zimě|letní měsíce|letních měsících|sezónní|sezónne|prázdnin|sezónně',
    daytime: 'přes den|ve dne|cez deň|během dne',
    partly:
      'pouze|jenom|omezený přístup|omezeně|výhradně|iba|během|len počas|obmedzený prístup|mimo otevírací|počas|omezená dostupnost|jen v|jen při|jen pro|jen když|jen na',
    staff:
      'pouze personál|jen personál|pro personál|pro zaměstnance|pouze zaměstnanci|jen pro zaměstnance|interní použití|len pre zamestnancov|pre zamestnancov|oprávněné osoby|vyškolený personál|iba personál|pouze pro obyvatele',
    members:
      'pouze členové|jen pro členy|pro členy|jen členové|pouze pro hosty|len pre členov|pouze pro členy|pro zákazníky',
    insiders:
      'neveřejný|neveřejné|nepřístupné veřejnosti|není veřejný|soukromý|soukromé|soukromý pozemek|súkromný|nie je verejný|není přístupný veřejnosti|není veřejně|neverejný',
    request:
      'vyžádejte|vyžádat|požádejte|na vyžádání|na vyžádání|na požádání|na požiadanie|zeptejte se|požádejte|na recepci požádat|po dohodě|přes recepci|kontaktujte|ohlaste se|u vrátného|hlásit se|obraťte se|na dotaz|u ostrahy|požádat|zeptat se',
    ring: 'zazvonit|zazvoňte|zvonek|zvoňte|zvonit|interkom|stiskněte|tlačítko|zvonček|zazvoniť|domácí telefon|zmáčknout|stlačte',
    key: 'klíč|klíče|klíčem|klíči|přístupová karta|kľúč|visací zámek|kartou|kľúče',
    code: 'kód|kódem|pin|kódu|kódom',
    call: 'zavolejte|zavolat|volejte|na telefonu|telefonicky|po zavolání|volat|na čísle|přes 155|po telefonu|volajte|zavolajte|přivolat',
    vehicle:
      've vozidle|vozidlo|vozidla|ve voze|v autě|v aute|sanitka|sanitce|hasičské auto|policejní auto|vozidle|autě|hasičském autě|na vozidle|člun|ve člunu|cisterna|cas|služební vůz|vozidel|ve vozidlech|vo vozidle',
    carried: 'mobilní aed|přenosný|přenosné|batoh|batohu|v batohu|v brašně|taška|mobilné aed|prenosný|v tašce|přenosná',
    always:
      '24h|24 hodin|24 7|24 24|nonstop|nepřetržitě|vždy|stále|kdykoli|ve dne v noci|nepretržite|vždy dostupné|24 hodín',
    broken:
      'rozbitý|rozbité|nefunkční|mimo provoz|poškozený|poškozené|nefunguje|vadný|nefunkčný|mimo prevádzky|pokazený|porouchaný',
    serviced: 'v opravě|v servisu|dočasně|na opravě|v oprave|dočasne|v servise|dočasně nedostupné',
    planned: 'plánovaný|plánované|plánováno|bude instalován|zatím není|bude umístěn|plánuje se|zatím neinstalován',
    removed:
      'odstraněn|odstraněno|ukraden|odcizen|již není|už není|přemístěn|demontován|zrušen|zrušeno|chybí|odstránený|ukradnutý|není k dispozici|už tu není',
    expired:
      'prošlé|prošlá|vybitá baterie|baterie vybitá|bez baterie|expirované|prošly|exspirované|prošlé elektrody|vybitá|bez elektrod|po expiraci',
    not: 'ne|není|bez|nikdy|žádný|žádná|žádné|nie je|nie|nejsou|žiadny|netřeba',
    needless:
      'není potřeba|není potřebný|není nutný|není třeba|nepotřebný|nepotřebujete|není potřebný|nie je potrebný|zbytečný|netřeba|není vyžadován|není nutné|nie je potrebné|není potřeba',
    unlimited:
      'nejen|nejenom|bez ohledu na|nezávisle na|i mimo|také mimo|není omezeno|bez ohľadu na|nielen|i po|aj mimo|ne jen|ne pouze|neomezeno|také po',
  },
  sl: {
    hours:
      'v času odprtja|delovni čas|delovnem času|odpiralni čas|odpiralnem času|v času obratovanja|ko je odprto|med obratovanjem|med delovnim časom|v času delovanja|radno vrijeme|radnog vremena|u radno vrijeme|tijekom radnog|u vrijeme rada|ni vedno|kad je otvoreno|v odpiralnem|uradnih urah|uradne ure|ponoči zaprto|nije uvijek|u radnom vremenu|odprtju|izven delovnega',
    work: 'delavnik|delovne dni|v delovnih dneh|radnim danom|radnim danima|ob delavnikih|pisarniških urah|radne dane',
    school:
      'v času pouka|med poukom|šolskem času|med šolskim letom|u vrijeme nastave|tijekom nastave|šolskih dneh|za vrijeme nastave|času šole',
    worship: 'med mašo|med mašami|tijekom mise|v času maše|za vrijeme mise',
    sports:
      'med treningi|med tekmami|v času treningov|v času tekem|tijekom treninga|tijekom utakmica|med vadbo|za vrijeme utakmica',
    events:
      'med prireditvami|v času prireditev|ob prireditvah|tijekom događanja|med dogodki|ob dogodkih|za vrijeme događanja',
    presence: 'v prisotnosti|če je kdo|u prisutnosti|ko je kdo|ako je netko',
    season: 'sezoni|sezona|sezoni|poleti|pozimi|sezone|ljeti|zimi|sezonsko|poletni sezoni|v poletnih mesecih|počitnic',
    daytime: 'podnevi|čez dan|tijekom dana|preko dana',
    partly:
      'samo|le v|le ob|izključno|omejen dostop|ograničen pristup|omejeno|isključivo|zgolj|med delovnikom|tijekom|za vrijeme',
    staff:
      'samo zaposleni|za zaposlene|samo osebje|interna uporaba|samo za osebje|samo za zaposlene|za zaposlenike|samo osoblje|za stanovalce|usposobljeno osebje|interno',
    members: 'samo člani|za člane|samo za člane|samo gosti|samo za goste|za članove',
    insiders:
      'ni javen|ni javno|ni dostopen javnosti|zasebno|zasebna|privatno|nije javno|privatni|ni javna|nejaven|nije dostupan javnosti',
    request:
      'na zahtevo|na prošnjo|vprašajte|povprašajte|obrnite se|po dogovoru|na zahtjev|na upit|pri vratarju|pri varnostniku|pri receptorju|na recepciji|zaprositi|pitajte|javite se|zglasite',
    ring: 'pozvonite|zvonec|pozvoniti|domofon|pritisnite|zvono|pozvonite na|portafon|zvoniti|pritisnuti',
    key: 'ključ|ključi|ključem|ključa|kartica za dostop|lokot|pristupna kartica|kartico',
    code: 'koda|kodo|kode|pin|kod|šifra|šifro',
    call: 'pokličite|poklicati|po telefonu|telefonsko|na telefon|s klicem|nazovite|pozivom|preko 112|na številko|poziv na|nazvati|klic na',
    vehicle:
      'v vozilu|vozilo|vozila|gasilsko vozilo|reševalno vozilo|v avtu|rešilec|u vozilu|policijsko vozilo|na vozilu|v avtomobilu|vatrogasno vozilo|u autu|gasilskem vozilu|čoln|v čolnu|vozilih|vozilom|gvc*|brodu',
    carried:
      'prenosni|mobilni aed|nahrbtnik|nahrbtniku|v torbi|prijenosni|ruksak|mobilni defibrilator|prenosen|u torbi|u ruksaku',
    always:
      '24h|24 ur|24 7|24 24|vedno|ves čas|neprekinjeno|kadarkoli|stalno|uvijek|0 24|00 24|24 sata|non stop|nonstop|podnevi in ponoči|00 00 24 00',
    broken: 'pokvarjen|ne deluje|v okvari|poškodovan|izven uporabe|ne radi|neispravan|pokvaren|uničen|van funkcije',
    serviced: 'v popravilu|na servisu|začasno|na popravilu|privremeno|na popravku|v servisu',
    planned: 'načrtovan|načrtovano|bo nameščen|še ni nameščen|planiran|planirano|bit će postavljen|predviden',
    removed: 'odstranjen|ukraden|ni več|premaknjen|uklonjen|nema više|ga ni|nije više|prestavljen|manjka',
    expired:
      'pretečene|potekle|potekla|prazna baterija|baterija prazna|istekle|istekla|brez baterije|istekao|elektrode pretečene|pretekel',
    not: 'ni|ne|brez|nikoli|nije|bez|nema|nikada|noben|niso|ni potreben',
    needless:
      'ni potreben|ni potrebna|ni potrebno|ni treba|nije potreban|nije potrebna|nepotreben|nepotreban|nije potrebno|ne potrebujete',
    unlimited:
      'ne samo|ne le|ne glede na|neodvisno od|tudi izven|ni omejeno|bez obzira na|ne samo|i izvan|tudi zunaj|neovisno o|tudi po|ne zgolj|nije samo|također izvan',
  },
  hu: {
    hours:
      'nyitvatartási időben|nyitvatartás|nyitvatartási idő|nyitva tartás|nyitvatartás alatt|nyitva tartási|amikor nyitva|ha nyitva|nyitvatartásban|üzemidőben|nyitvatartástól|nyitvatartási|nem mindig|éjjel zárva|üzemidő|nyitvatartáson kívül',
    work: 'munkaidőben|munkaidő|munkanapokon|hivatali idő|hivatali időben|irodai órákban|munkanap|ügyfélfogadási időben|félfogadási',
    school:
      'tanítási időben|iskolaidőben|tanítási napokon|tanítás alatt|tanév|tanórák|iskolai nyitvatartás|tanítási idő|órarend',
    worship: 'mise alatt|istentisztelet alatt|misék alatt|misék idején|istentiszteletek',
    sports:
      'edzések alatt|mérkőzések alatt|edzésidőben|mérkőzésen|edzések idején|meccsek alatt|meccseken|sportesemények|mérkőzések idején|edzés alatt',
    events:
      'rendezvények alatt|rendezvények idején|események alatt|rendezvényeken|előadások alatt|rendezvény alatt|előadások idején',
    presence: 'ha van ott|jelenlétében|ha valaki|személyzet jelenlétében|ha ott van valaki',
    season: 'szezonban|szezon|nyáron|télen|szezonális|nyári szezon|nyári hónapok*|idényben|szünet*',
    daytime: 'nappal|napközben|nappali',
    partly: 'csak|kizárólag|korlátozott|korlátozottan|kivéve|alatt|csakis',
    staff:
      'csak személyzet|személyzet részére|csak dolgozók|dolgozóknak|belső használatra|csak alkalmazottak|munkatársak részére|alkalmazottaknak|csak lakók|szakszemélyzet|csak a személyzet',
    members: 'csak tagok|tagok részére|csak tagoknak|csak vendégek|tagoknak|csak vendégeknek|vendégek részére',
    insiders: 'nem nyilvános|magánterület|magán|nem publikus|nem látogatható|közönség elől elzárt|nem közforgalmú',
    request:
      'kérésre|kérje|kérni|kérheti|portán kérni|a portán|portás|jelentkezzen|előzetes egyeztetés|egyeztetés alapján|portaszolgálat|keresse|szóljon|a recepciótól',
    ring: 'csengő|csengessen|csöngessen|csengetni|kaputelefon|nyomja meg|csengőt|csengetés|kopogjon|gomb',
    key: 'kulcs|kulcsot|kulccsal|kulcsa|belépőkártya|lakat|kártyával',
    code: 'kód|kóddal|kódot|pin|kódja|pinkód|belépőkód',
    call: 'hívja|hívni|telefonon|hívás|hívható|hívására|hívásával|tárcsázza|telefonálni|hívásra|segélyhívó',
    vehicle:
      'járműben|jármű|járművön|autóban|tűzoltóautó|mentőautó|rendőrautó|járműveken|kocsiban|gépjármű*|tűzoltóautóban|mentőautóban|mentőhajó|szolgálati autó*|tűzoltó gépjármű|fecskendőn|csónak|hajón',
    carried: 'hordozható|mobil aed|hátizsák|hátizsákban|táskában|mobil defibrillátor|mozgó|mobil készülék',
    always:
      '24h|24 órában|0 24|24 7|24 24|mindig|éjjel nappal|folyamatosan|bármikor|non stop|nonstop|24 óra|a nap 24 órájában|éjjel-nappal',
    broken: 'elromlott|hibás|nem működik|meghibásodott|üzemen kívül|sérült|rossz|törött|működésképtelen',
    serviced: 'javítás alatt|szervizben|ideiglenesen|karbantartás alatt|átmenetileg|javításon',
    planned:
      'tervezett|telepítés alatt|még nincs|telepítésre vár|hamarosan|tervezés alatt|felszerelés alatt|telepíteni fogják',
    removed:
      'eltávolították|eltávolítva|ellopták|már nincs|áthelyezték|leszerelték|megszűnt|hiányzik|elvitték|elköltözött',
    expired:
      'lejárt|lemerült|lejártak|merült akkumulátor|lemerült akkumulátor|nincs elem|akkumulátor lemerült|elektróda lejárt|szavatossága lejárt',
    not: 'nem|nincs|nélkül|soha|sem|ne|nincsen|nélküli',
    needless: 'nem szükséges|nem kell|szükségtelen|nincs szükség|nem kötelező|nem igényel',
    unlimited:
      'nem csak|nemcsak|függetlenül|nem csupán|kívül is|tekintet nélkül|azon kívül is|nem korlátozódik|utáni időben is|nyitvatartástól függetlenül|nyitvatartáson kívül is|nyitvatartási időn kívül is|munkaidőn kívül is',
  },
};
