import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Heute kostenlos',
    title: 'Zugangsstufen',
    lede: 'Alles auf dieser Website ist kostenlos. Die beiden anderen Stufen sind geplant und lassen sich nicht kaufen.',
    popular: 'Beliebt',
    includes: (name) => `In ${name} enthalten`,
    start: 'Kostenlos anfangen',
    comingSoon: 'Kommt noch',
    subscribe: 'Jetzt abonnieren',
    payment: 'Sicher bezahlen mit Stripe, Ethereum oder der Geldbörse MetaMask',
    tiers: {
      free: {
        name: 'Frei',
        period: 'für immer',
        description: 'Der ganze Atlas, offen für alle, ohne Konto.',
        features: ['Karte aller Orte langen Lebens', 'Porträts der Orte', 'AED-Suche', 'Methodik und Quellen'],
      },
      convenience: {
        name: 'Komfort',
        period: 'im Monat',
        description: 'Geplant für alle, die mehreren Orten folgen.',
        features: ['Alles aus Frei', 'Gemerkte Orte und Notizen', 'Hinweise zu Ihren Orten', 'Downloads zum Drucken'],
      },
      concierge: {
        name: 'Begleitung',
        period: 'im Monat',
        description: 'Geplant für alle, die einen Menschen an ihrer Seite wollen.',
        features: [
          'Alles aus Komfort',
          'Ein Mensch, den Sie mit Namen kennen',
          'Hilfe bei Angeboten vor Ort',
          'Jedes Jahr ein Rückblick',
        ],
      },
    },
  },
  administrationText: {
    title: 'Verwaltung',
    deniedTitle: 'Nur für die Verwaltung',
    denied: 'Für diesen Bereich brauchen Sie die Rechte der Verwaltung.',
    loading: 'Protokolle werden geladen...',
    panelMissing: 'Der Bereich ließ sich nicht laden. Verbindung prüfen, dann die Seite neu laden.',
    reload: 'Seite neu laden',
  },
  alertsText: {
    tag: 'In Ihrer Nähe',
    title: 'Hinweise aus der Umgebung',
    lede: 'Hinweise zu Gesundheit, Sicherheit und Umwelt, die dringendsten zuerst. Es sind Beispiele; nichts davon ist geschehen.',
    types: { health: 'Gesundheit', safety: 'Sicherheit', environmental: 'Umwelt' },
    severities: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },
    severity: 'dringend',
    away: (distance) => `${distance} entfernt`,
    notices: {
      'sample-heat': {
        title: 'Hitzewarnung für die Altstadt',
        message: 'Sehr heiß bis acht Uhr abends. In der Bibliothek und in der Markthalle können Sie sich abkühlen.',
        timestamp: 'vor 15 Minuten',
      },
      'sample-footbridge': {
        title: 'Fußgängerbrücke wird repariert',
        message: 'Zu Fuß und im Rollstuhl geht es über die untere Brücke, etwa sechs Minuten länger.',
        timestamp: 'vor 1 Stunde',
      },
      'sample-pollen': {
        title: 'Mehr Birkenpollen',
        message: 'Am Fluss fliegen ab Mittag viele. Mit dem Regen, der für die Nacht erwartet wird, werden es weniger.',
        timestamp: 'vor 3 Stunden',
      },
      'sample-screening': {
        title: 'Blutdruckmessen am Samstag',
        message: 'Kostenlos und ohne Termin im Rathaus, von neun bis dreizehn Uhr.',
        timestamp: 'gestern',
      },
    },
  },
  civicTermsText: {
    access: 'Zugang',
    confirmation: 'menschliche Bestätigung',
    assist: 'Hilfe der Maschine',
    agency: 'Agenten',
    knowledge: 'Wissen',
    symbiosis: 'Symbiose',
    checksum: 'Tempesta Checksum',
    index: 'Langlebigkeitsindex',
  },
  symbiosisText: {
    title: 'Symbiotische Langlebigkeit',
    lede: 'Ein Bürgermodell, in dem KI hilft und Menschen bestätigen. Langes Leben gilt darin als gemeinsame Einrichtung, wie eine Wasserleitung oder eine Bücherei.',
    features: [
      {
        title: 'Prüfung in Echtzeit',
        text: 'Sensoren im Telefon, angebundene Gesundheitsdienste und eine beobachtende KI bemerken eine Veränderung, während sie geschieht, und geben sie als Vorschlag weiter. Keines davon fällt ein Urteil.',
      },
      {
        title: 'Menschliche Aufsicht',
        text: 'Jeder Wert wird von bestimmten Menschen bestätigt, bevor er dauerhaft festgehalten wird. Was niemand bestätigt hat, bleibt ein Entwurf.',
      },
      {
        title: 'Hauptbuch in einer Blockchain',
        text: 'Bestätigte Einträge werden zu unveränderlichen Aufzeichnungen in einer Blockchain. Ein Fehler wird durch einen späteren Eintrag berichtigt, nie dadurch, dass man den ersten löscht.',
      },
    ],
    designNote:
      'So ist das Modell entworfen. Diese Website liest keinen Sensor, überwacht nichts und führt keine Blockchain;',
    designLink: 'was heute läuft, sagt die Seite über die Architektur',
    designEnd: '.',
    diagram: {
      title: 'Vier Ringe um das Dreieck λ13',
      description:
        'Vier Ringe um eine Mitte, von außen nach innen: Ξaccess, Zugang; Ksense, Wissen; Agt_cap, Agenten; Σsymbio, Symbiose. Im innersten Ring steht ein Dreieck mit der Aufschrift λ13. Von seiner Spitze kreuzt ein Pfeil alle vier Ringe und verlässt sie oben als Ergebnis ΩLL^Sym, symbiotische Langlebigkeit.',
      caption: 'Das Ergebnis geht durch jeden Ring hinaus: Keiner lässt sich auslassen.',
      enlarge: 'Zeichnung vergrößern',
      close: 'Zeichnung schließen',
    },
    withoutDials:
      'Die Regler, die hier stehen, brauchen JavaScript, und es wurde nicht geladen. Die Gleichung braucht keines.',
    definitionsTitle: 'Vier Begriffe',
    definitions: {
      access:
        'Wie sicher Menschen medizinische Hilfe, sauberes Wasser, eine sichere Straße und das Netz erreichen, an schlechten Tagen wie an guten. Es ist der einzige Begriff, den die Karte für jeden Ort zeigt.',
      knowledge: 'Was ein Ort über die eigene Gesundheit weiß und wie weit die Menschen dort es nutzen können.',
      agency:
        'Was Programme, Agenten genannt, für Menschen tun dürfen: erinnern, nachschlagen, einen ersten Entwurf schreiben. Verantwortlich bleibt für alles ein Mensch.',
      symbiosis: 'Wie gut Menschen, Agenten und Behörden füreinander arbeiten statt aneinander vorbei.',
    },
    driftExample: 'Wie eine Drift aussieht',
    withoutExample:
      'Die Zeichnungen, die hier stehen, brauchen JavaScript. Die Seite über die Methodik sagt, woran man eine Drift erkennt.',
    equation: {
      title: 'Die Grundgleichung',
      spoken:
        'Omega LL Sym, symbiotische Langlebigkeit, ist gleich Zugang mal menschliche Bestätigung mal Hilfe der Maschine mal Agenten mal Wissen mal Symbiose mal den Faktor des Zusammenhalts: TC Sigma, mal Lambda dreizehn, mal Phi, mal A durch Tau, mal S L I.',
      output: 'symbiotische Langlebigkeit',
      lastFactor: 'Zusammenhalt',
      zero: 'Ist ein Begriff null, fällt der Zusammenhalt der Langlebigkeit.',
      zeroReason:
        'Die Begriffe werden multipliziert und nicht addiert; eine Stärke ersetzt deshalb keine Lücke an anderer Stelle: Das beste Krankenhaus zählt nichts für jemanden, der nicht hinkommt.',
      signs:
        'H und M sind Kurzzeichen dieser Seite. TCΣ ist die Tempesta Checksum, SLI der Symbiotic Longevity Index. λ13, Φ, A und τ sind Koeffizienten des Modells; Werte dafür sind nicht veröffentlicht, und keine Wertung auf dieser Karte benutzt sie.',
    },
    promise: {
      title: 'Unser symbiotisches Versprechen',
      points: [
        { title: 'Zugang', text: 'Hilfe in Reichweite, was immer jemand verdient und wie immer er sich bewegt.' },
        { title: 'Agenten', text: 'Ein Programm bereitet den Schritt vor; ein Mensch entscheidet, ob er ihn geht.' },
        { title: 'Wissen', text: 'Jede Zahl mit Jahr und Quelle, und die Zweifel daneben.' },
        {
          title: 'Symbiose',
          text: 'Menschen und Maschinen sehen, was die anderen tun, und alle sind für ihren Teil verantwortlich.',
        },
      ],
    },
    drift:
      'Eine Drift von Ω nach Einkommen, Behinderung, Sprache oder Viertel führt zu einer Prüfung und einer öffentlichen Antwort.',
  },
  dialsText: {
    title: 'An den Begriffen drehen',
    group: 'Begriffe der Gleichung',
    atZero: {
      access:
        'Niemand kommt hin: Die Türen sind offen, aber es gibt weder Bus noch Rampe, und die Fahrkarte kann sich keiner leisten.',
      confirmation:
        'Niemand bestätigt: Alles, was die Maschinen bemerken, bleibt ein Entwurf, und niemand ist dafür verantwortlich.',
      assist:
        'Keine Maschine hilft: Die Menschen müssen alles selbst im Blick behalten, und nichts weist sie auf das hin, was ihnen entgeht.',
      agency:
        'Kein Agent darf handeln: Jede Erinnerung und jede Suche wartet auf jemanden mit einer freien Stunde, und die hat niemand.',
      knowledge:
        'Niemand weiß etwas: Der Ort hat keine Zahlen über seine eigene Gesundheit, also sieht niemand, was fehlt und was besser wird.',
      symbiosis:
        'Niemand arbeitet zusammen: Menschen, Agenten und Ämter tun jeder ihren Teil, aber die Teile passen nicht zusammen.',
      checksum:
        'Kein Eintrag ist unversehrt: Keiner passt zu seiner Prüfsumme, also darf keiner als geprüft gezeigt werden.',
      index:
        'Kein Grundsatz ist erfüllt: Es gibt keine Wege zum Gehen, nichts Gutes zu essen und niemanden, zu dem man gehört.',
    },
    nothing: '0, nichts',
    inFull: '1, ganz',
    ofOne: (value) => `${value} von 1`,
    full: 'Jeder Begriff steht auf dem vollen Wert, also geht nichts verloren. Stellen Sie einen niedriger.',
    even: (value, output) => `Jeder Begriff steht bei ${value}. Multipliziert ergeben sie ${output}.`,
    weakestOne: (name, value) =>
      `Am schwächsten: ${name}, bei ${value}. Diesen Wert zu erhöhen, hebt Ω stärker als bei jedem anderen.`,
    weakest: (names, value) =>
      `Am schwächsten: ${names}, bei ${value}. Ein Schritt hinauf bei einem davon hebt Ω am meisten.`,
    alsoZero: (names) => `Ebenfalls bei null: ${names}.`,
    someOfEight: (count) => `${count} der acht`,
    spoken: (output, sentence) => `Omega ${output}. ${sentence}`,
    tries: 'Versuchen',
    presets: {
      noAccess: 'Zugang versperrt',
      nobodyConfirms: 'Niemand bestätigt',
      nineTenths: 'Alle bei neun Zehnteln',
    },
    reset: 'Zurücksetzen',
    note: 'Eine Veranschaulichung, keine Messung: Kein Ort hat Werte für diese Begriffe veröffentlicht. Auch λ13, Φ, A und τ haben keinen veröffentlichten Wert und stehen fest auf 1; durch τ wird geteilt, es kann also nie null sein.',
  },
  driftText: {
    lede: 'Ein Ort, den es nicht gibt, über zwei Jahre. Jede Zeichnung stellt Ω einer Gruppe neben Ω aller Menschen dort. Liegt eine Gruppe zwei Quartale nacheinander mehr als 0,10 unter allen, wird das öffentlich geprüft.',
    groups: {
      income: { axis: 'Einkommen', name: 'Das am schlechtesten bezahlte Fünftel' },
      disability: { axis: 'Behinderung', name: 'Menschen mit Behinderung' },
      language: { axis: 'Sprache', name: 'Zu Hause eine andere Sprache' },
      neighbourhood: { axis: 'Viertel', name: 'Das Hafenviertel' },
    },
    steady: 'Keine Prüfung: Sie bleibt über der Grenze.',
    dipped: 'Keine Prüfung: ein Quartal unter der Grenze, und zurück.',
    reviewed: (quarter) => `Prüfung und öffentliche Antwort, ab: ${quarter}.`,
    quarter: (year, quarter) => `Jahr ${year}, Quartal ${quarter}`,
    drawn: (name, first, last, verdict) => `${name}: Ω geht von ${first} auf ${last}. ${verdict}`,
    table: 'Die Zahlen als Tabelle',
    caption: 'Ω nach Quartal, für dieses Beispiel erfunden',
    group: 'Gruppe',
    everybody: 'Alle',
    limit: 'Grenze',
    firstYear: 'Jahr 1',
    secondYear: 'Jahr 2',
  },
  healthZonesText: {
    tag: 'Viertel für Viertel',
    title: 'Gesundheit nach Vierteln',
    lede: 'Wie man ein Viertel auf einen Blick lesen könnte. Die drei Viertel sind erfunden.',
    score: 'Gesundheitswert',
    scoreOf: (score) => `Gesundheitswert ${score} von 100`,
    factors: { air: 'Luft', green: 'Grünfläche', clinic: 'Fußweg zur Praxis', noise: 'Straßenlärm' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Hafenviertel',
        rating: 'Sehr gut',
        population: '24.300 Menschen',
        factors: { air: 'Gut', green: '19\u00a0m² je Person', clinic: '12\u00a0Minuten', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Mühlenviertel',
        rating: 'Gut',
        population: '31.800 Menschen',
        factors: { air: 'Mäßig', green: '11\u00a0m² je Person', clinic: '17\u00a0Minuten', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Obstgartenhügel',
        rating: 'Ausgezeichnet',
        population: '9.600 Menschen',
        factors: { air: 'Sehr gut', green: '46\u00a0m² je Person', clinic: '9\u00a0Minuten', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Gemeinsam',
    title: 'Die Gemeinschaft in Zahlen',
    lede: 'Wie man die Gemeinschaft zusammenfassen könnte, wenn sie einmal gezählt ist. Diese Zahlen sind erfunden.',
    tiles: {
      members: { label: 'Mitglieder', value: '12.847', change: '412 mehr als im letzten Monat' },
      countries: { label: 'Länder', value: '127+', change: '3 mehr als im letzten Quartal' },
      data: { label: 'Datenpunkte', value: '2,4\u00a0Mio.+', change: '180.000 mehr als im letzten Monat' },
      satisfaction: { label: 'Zufriedenheit', value: '98,7\u00a0%', change: 'Wie im letzten Quartal' },
    },
  },
  systemInvitationText: {
    title: 'Unser System kennenlernen',
    lede: 'Sechs Schritte von einer Messung zu einem Zeichen auf der Karte, und die vier Grundsätze dahinter.',
    view: 'Architektur des Systems ansehen',
  },
  trendMarkText: { up: 'steigend', down: 'fallend', stable: 'gleichbleibend' },
};
