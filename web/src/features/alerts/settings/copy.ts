import { formatInteger } from '#lib/format';

interface Around {
  readonly percent: number;
  /** Null: it cannot fall, or rise, so far. */
  readonly low: number | null;
  readonly high: number | null;
}

/** 'ora è al 34%, avvisiamo sotto il 20% o sopra il 48%.' */
function sayAround({ percent, low, high }: Around): string {
  const ends = [
    ...(low === null ? [] : [`sotto il ${formatInteger(low)}%`]),
    ...(high === null ? [] : [`sopra il ${formatInteger(high)}%`]),
  ];
  const now = `ora è al ${formatInteger(percent)}%`;
  return ends.length === 0 ? `${now}.` : `${now}, avvisiamo ${ends.join(' o ')}.`;
}

export const settingsCopy = {
  title: 'Impostazioni avvisi',
  intro: 'Soglie e canali valgono per la squadra. Mail e orari sono solo tuoi.',
  introReader: 'Soglie e canali li sceglie chi può modificare. Le mail e i loro orari sono solo tuoi.',
  failed: { title: 'Le impostazioni non sono arrivate', text: 'Restano come le hai lasciate.' },
  notSaved: 'Non è stato salvato',
  fallback: 'Riprova tra poco: le scelte di prima restano.',
  saved: (moment: string) => `Salvato: ${moment}`,
  level: {
    title: 'Quanto deve cambiare',
    text: 'Avvisiamo solo di cambiamenti provati: l’intervallo della differenza non tocca lo zero, anche con molti confronti insieme. Qui scegli quanto grandi.',
    small: {
      name: 'Anche di poco',
      text: 'Da 5 punti. Lo sai prima, con circa un avviso a vuoto ogni tre o quattro mesi.',
    },
    normal: { name: 'Normale', text: 'Da 10 punti. A vuoto meno di una volta l’anno.' },
    large: { name: 'Solo cose grandi', text: 'Da 20 punti. A vuoto quasi mai.' },
    bands: {
      legend: (company: string) =>
        `La banda: quanto la Mention Rate di ${company} può muoversi in una settimana senza un avviso, con le risposte che ha ora.`,
      points: (points: string) => `Servono circa ${points} punti:`,
      around: sayAround,
      label: ({ points, ...band }: Around & { points: number }) =>
        `Circa ${formatInteger(points)} punti: ${sayAround(band)}`,
      unknown: 'In punti: n/d, non c’è ancora abbastanza da confrontare.',
      company: 'Azienda della banda',
    },
    source: 'Avvisi a vuoto per azienda, da una simulazione di anni senza cambiamenti.',
  },
  kinds: {
    title: 'Che cosa ti diciamo',
    text: 'E dove. Quello che spegni nell’app non lo scriviamo da nessuna parte.',
    kind: 'Tipo di avviso',
    app: 'App',
    mail: 'Mail',
    chat: 'Canali',
    groups: { company: 'La tua azienda', rivals: 'I rivali', sources: 'Le fonti', service: 'Il servizio' },
    labels: {
      app: (kind: string) => `${kind}: nell’app`,
      mail: (kind: string) => `${kind}: per mail`,
      chat: (kind: string) => `${kind}: nei canali`,
    },
    note: 'Un modello nuovo, un motore spento o un elenco di prompt cambiato non sono un avviso: prima e dopo non si confrontano.',
  },
  when: {
    title: 'Quando',
    mail: 'Per mail',
    mailHelp: 'In ogni mail ti disiscrivi con un clic, solo da quel tipo.',
    paces: { at_once: 'Subito', daily: 'Una al giorno', never: 'Mai' },
    quiet: 'Ore di silenzio',
    quietHelp:
      'Le mail aspettano, i canali anche: con gli orari di chi è proprietario. L’app si aggiorna lo stesso.',
    from: 'Dalle',
    until: 'fino alle',
    always: 'Due ore uguali: nessun silenzio.',
    weekend: 'Sabato e domenica',
    weekendHelp: 'Quello che succede nel fine settimana lo leggi lunedì.',
    weekends: { wait: 'Aspetta lunedì', send: 'Avvisa lo stesso' },
    monday: 'Mail del lunedì',
    mondayHelp: 'Alle 8, al massimo tre frasi per azienda, anche quando niente è cambiato.',
    preview: 'Guarda la prossima',
    zone: 'Fuso orario',
    zoneHelp: 'Le ore qui sopra sono di questo fuso.',
    practice: (time: string) =>
      `In pratica: un avviso di sabato notte ti arriva lunedì alle ${time}, in una mail sola con gli altri del fine settimana. Con il cambio dell’ora restano le ${time}.`,
  },
  preview: {
    title: 'La prossima mail del lunedì',
    text: 'Con i dati di adesso: fino a lunedì può cambiare.',
    failed: 'Per ora non c’è',
    close: 'Chiudi',
  },
  muted: {
    title: 'Di questo non ti avvisiamo più',
    everywhere: 'Tutte le aziende',
    own: 'solo nelle tue mail',
    channel: 'solo in un canale',
    inChannel: (name: string) => `solo in ${name}`,
    until: (moment: string) => `fino ${moment}`,
    undo: 'Avvisami di nuovo',
    undoLabel: (title: string) => `Avvisami di nuovo: ${title}`,
  },
} as const;

/** '08:00' of a minute of the day. */
export const formatClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const channelsCopy = {
  title: 'Canali della squadra',
  text: 'Gli avvisi anche dove lavorate: Slack, Teams o Discord. Un canale entra in funzione quando la prova è arrivata.',
  none: 'Ancora nessun canale.',
  failed: { title: 'I canali non sono arrivati', text: 'Restano come li hai lasciati.' },
  all: 'Tutte le aziende',
  companyLabel: 'Quali aziende',
  nameLabel: 'Nome del canale',
  namePlaceholder: '#marketing',
  add: 'Aggiungi un canale',
  addressLabel: 'Indirizzo del webhook',
  addressHelp:
    'Incolla l’indirizzo del webhook in entrata: Slack, Teams o Discord, lo riconosciamo noi. Resta cifrato, dopo ne mostriamo solo la fine.',
  recognised: (chat: string) => `È di ${chat}. Mandiamo una prova prima di salvarlo.`,
  where: 'Dove lo trovo?',
  whereText:
    'Slack: Incoming Webhooks, nelle app del tuo spazio. Teams: nel canale apri Workflows e scegli «Pubblica in un canale quando arriva una richiesta webhook». Discord: impostazioni del canale, Integrazioni, Webhook.',
  submit: 'Prova e aggiungi',
  submitting: 'Invio la prova...',
  added: 'Canale aggiunto',
  addedText: (chat: string) =>
    chat === 'Teams'
      ? 'Teams ha detto di sì, ma può farlo anche se il flusso poi si ferma: guarda se la prova è arrivata.'
      : 'La prova è arrivata.',
  limit: (max: number) => `Il tuo piano ha posto per ${formatInteger(max)} canali.`,
  test: 'Invia una prova',
  tested: 'Prova inviata',
  testFailed: 'La prova non è arrivata',
  actions: (name: string) => `Altro per ${name}`,
  change: 'Cambia indirizzo',
  changeTitle: 'Nuovo indirizzo del canale',
  changeSubmit: 'Prova e salva',
  changed: 'Indirizzo cambiato',
  turnOff: 'Spegni',
  turnOn: 'Riattiva',
  remove: 'Elimina',
  removeTitle: 'Eliminare questo canale?',
  removeText: 'Non riceve più niente, e il registro delle sue consegne si cancella.',
  removed: 'Canale eliminato',
  cancel: 'Annulla',
  refused: 'Il canale non è cambiato',
  fallback: 'Riprova tra poco.',
  status: {
    active: 'Funziona',
    failing: (moment: string) => `Non consegna da ${moment}`,
    failingText: 'Riproviamo da soli. Dopo tre giorni senza una consegna lo spegniamo e te lo scriviamo.',
    owner: 'Spento da voi',
    gone: 'Spento: il webhook non c’è più',
    failed: 'Spento dopo tre giorni di errori',
    other: 'Spento',
    lostText: 'Nessun avviso è perso, sono nell’app. Incolla un indirizzo nuovo per riattivarlo.',
    not_included: 'Non compreso nel piano',
  },
  log: {
    title: 'Ultime consegne',
    when: 'Quando',
    what: 'Avviso',
    where: 'Dove',
    outcome: 'Esito',
    test: 'Prova',
    gone: 'canale eliminato',
    delivered: 'arrivata',
    waiting: 'in attesa',
    failed: 'non arrivata',
    retry: (moment: string) => `si riprova ${moment}`,
    seconds: (seconds: string) => `in ${seconds} s`,
    faults: {
      refused: 'indirizzo non ammesso',
      unreachable: 'non raggiungibile',
      timeout: 'nessuna risposta entro 10 s',
      endpoint_off: 'canale spento',
      not_included: 'non compreso nel piano',
      other: 'errore',
    },
    kept: 'Le consegne restano 30 giorni.',
  },
} as const;
