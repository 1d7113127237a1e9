import { SENT_PARAGRAPHS } from './sent-copy.ts';
export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

export const legalCopy = {
  before: 'Come usiamo i tuoi dati:',
  privacy: 'Privacy',
  cookie: 'Cookie',
  owner: 'Chi tratta i dati',
  ownerFailed: 'I dati di chi gestisce il sito non sono arrivati.',
  missing: {
    name: 'Titolare da indicare',
    address: 'Indirizzo da indicare',
    vat: 'Partita IVA da indicare',
    email: 'Email di contatto da indicare',
  },
  vat: 'Partita IVA',
  incompleteTitle: 'Mancano i dati del titolare',
  incompleteText: 'Chi gestisce questo sito li indica nella configurazione prima di aprirlo al pubblico.',
} as const;

export const privacyCopy = {
  title: 'Privacy',
  intro: 'Quali dati usa Citato, perché, e che cosa puoi farne.',
  sections: [
    {
      title: 'Quali dati',
      paragraphs: [
        'Nome, cognome ed email che scrivi alla registrazione. La password si conserva solo come hash: nemmeno noi possiamo leggerla.',
        'Le aziende e i prompt che inserisci, le risposte raccolte e i numeri che ne ricaviamo.',
        'I browser da cui hai effettuato l’accesso, con le date; gli eventi di sicurezza del tuo account; l’indirizzo IP, per limitare i tentativi di accesso.',
        'Le richieste di assistenza che ci mandi e le email che ti inviamo.',
        'Se acquisti un piano: i dati di fatturazione che scrivi e i documenti dei tuoi pagamenti.',
      ],
    },
    {
      title: 'Perché',
      paragraphs: [
        'Per darti il servizio che hai chiesto e per rispondere alle tue richieste: è il contratto tra te e noi.',
        'Per proteggere il tuo account e il sito: è il nostro legittimo interesse.',
        'Per misurare come si usa il sito, solo se lo accetti. Puoi cambiare idea quando vuoi nella pagina dei cookie.',
      ],
    },
    {
      title: 'A chi arrivano',
      paragraphs: [
        ...SENT_PARAGRAPHS,
        'Chi ospita il sito, chi consegna le email e chi gestisce i pagamenti li tratta per nostro conto.',
      ],
    },
    {
      title: 'Per quanto tempo',
      paragraphs: [
        'Finché hai un account. Quando lo elimini, i suoi dati escono subito dal servizio e si cancellano per sempre: per i più numerosi servono alcuni minuti.',
        'Restano soltanto i documenti dei tuoi pagamenti con i dati di fatturazione, non più legati a un account: la legge chiede di conservarli per dieci anni.',
      ],
    },
    {
      title: 'Che cosa puoi fare',
      paragraphs: [
        'Dal profilo correggi nome e cognome, scarichi tutti i tuoi dati in un file JSON ed elimini l’account.',
        'Per ogni altra richiesta scrivi all’indirizzo qui sopra. Puoi anche rivolgerti al Garante per la protezione dei dati personali.',
      ],
    },
  ],
  profile: 'Vai al profilo',
} as const satisfies { sections: readonly LegalSection[]; [text: string]: unknown };

export const cookieCopy = {
  title: 'Cookie',
  intro: 'Che cosa Citato lascia nel tuo browser, e perché.',
  columns: { name: 'Nome', purpose: 'A che cosa serve', duration: 'Quanto resta' },
  neededTitle: 'Necessari',
  neededText: 'Senza questi il sito non funziona: non chiedono il consenso.',
  needed: [
    {
      name: 'citato_refresh',
      purpose: 'Tiene aperto il tuo accesso. Nessuno script può leggerlo.',
      duration: 'Fino all’uscita',
    },
    {
      name: 'citato_registration',
      purpose: 'Riconosce il browser da cui ti sei registrato quando apri il link di verifica.',
      duration: 'Fino alla verifica',
    },
    {
      name: 'citato.visitor-answer',
      purpose:
        'Ritrova nella pagina iniziale la risposta che hai chiesto per un sito. È un codice, senza dati tuoi.',
      duration: 'Finché non chiudi la scheda',
    },
    {
      name: 'citato.new-company',
      purpose: 'Conserva ciò che hai scritto di una nuova azienda e dei suoi prompt, finché non la crei.',
      duration: 'Finché non esci o chiudi la scheda',
    },
    {
      name: 'citato.new-prompt',
      purpose: 'Conserva il testo di un nuovo prompt, finché non lo aggiungi.',
      duration: 'Finché non esci o chiudi la scheda',
    },
    {
      name: 'citato.kept-answer',
      purpose: 'Porta nel modulo della prima azienda il sito e la domanda con cui hai scelto di continuare.',
      duration: 'Finché non crei l’azienda',
    },
    {
      name: 'citato.pending-plan',
      purpose: 'Ricorda il piano scelto alla registrazione.',
      duration: 'Fino al pagamento, o finché lasci la registrazione',
    },
    {
      name: 'citato.counted-purchase',
      purpose: 'Ricorda l’ultimo acquisto, per non contarlo due volte.',
      duration: 'Finché non svuoti il browser',
    },
    {
      name: 'citato.awaited-purchase',
      purpose: 'Ricorda un acquisto che la tua banca non ha ancora confermato.',
      duration: 'Fino alla risposta della banca',
    },
    {
      name: 'citato.signed-out',
      purpose: 'Ricorda che sei uscito.',
      duration: 'Fino al prossimo accesso',
    },
    {
      name: 'citato.monitoring-seen',
      purpose: 'Ricorda gli ultimi dati che hai visto.',
      duration: 'Finché non svuoti il browser',
    },
    {
      name: 'citato.task-lists-seen',
      purpose: 'Ricorda le ultime task list che hai visto.',
      duration: 'Finché non svuoti il browser',
    },
    {
      name: 'citato.companies-order',
      purpose: 'Ricorda in che ordine vuoi vedere le tue aziende.',
      duration: 'Finché non svuoti il browser',
    },
    {
      name: 'citato.companies-view',
      purpose: 'Ricorda se vuoi vedere le aziende come schede o come tabella.',
      duration: 'Finché non svuoti il browser',
    },
    {
      name: 'citato.prompts-view',
      purpose: 'Ricorda se vuoi vedere le domande come schede o come tabella.',
      duration: 'Finché non svuoti il browser',
    },
    {
      name: 'citato.consent',
      purpose: 'Ricorda la tua scelta sulle statistiche.',
      duration: 'Finché non svuoti il browser',
    },
  ],
  paymentsTitle: 'Pagamenti',
  paymentsText:
    'Nella pagina di pagamento i campi della carta sono di Stripe, che usa cookie propri per riconoscere le frodi. Sulle altre pagine non c’è.',
  statisticsTitle: 'Statistiche',
  statisticsFailed: 'Non sappiamo se questo sito usa strumenti di statistica: l’informazione non è arrivata.',
  statisticsText:
    'Se accetti, Google Tag Manager misura quali pagine si visitano. Prima della tua scelta non parte nessuna richiesta per le statistiche.',
  noStatisticsText: 'Questo sito non usa strumenti di statistica.',
} as const;
