import { KEY_CALLS_PER_MINUTE } from '@citato/contract';

export const developersCopy = {
  title: 'Sviluppatori',
  intro:
    'I tuoi numeri in un foglio, in n8n, nel tuo codice o in un assistente AI: ogni quota con n e intervallo. La prima chiamata in tre minuti.',
  local:
    'Questa installazione risponde solo su questo computer: da qui le chiamate riescono, da n8n in cloud, Google, claude.ai e ChatGPT no.',
  contents: 'In questa pagina',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Copia non riuscita: seleziona il testo e copialo.',
  start: {
    id: 'prima-chiamata',
    title: 'La prima chiamata',
    steps: [
      'Crea una chiave nel profilo, scheda «API e file». La vedi una volta sola.',
      'Mettila in una variabile: export CITATO_KEY=citato_…',
      'Chiama. Ricevi le tue aziende con la mention rate, n e intervallo.',
    ],
    keys: 'Apri le chiavi',
    plans: 'Le chiavi e gli assistenti sono nei piani che comprendono l’API.',
    address:
      'La chiave va nell’intestazione Authorization. Nell’indirizzo viene rifiutata: finirebbe nei registri di chi sta in mezzo.',
  },
  python: { id: 'python', title: 'Python', text: 'Basta Python 3, senza pacchetti.' },
  javascript: { id: 'javascript', title: 'JavaScript', text: 'In Node, Deno o Bun, come modulo.' },
  n8n: {
    id: 'n8n',
    title: 'n8n',
    steps: [
      'Aggiungi un nodo HTTP Request, metodo GET.',
      'In Authentication scegli Generic Credential Type, poi Header Auth: nome Authorization, valore Bearer e la tua chiave.',
      'In URL incolla l’indirizzo qui sotto. Per il resto usa il riferimento OpenAPI.',
      'Per ricevere invece di chiedere, crea un webhook nel profilo: parte a ogni analisi finita e a ogni avviso.',
    ],
  },
  sheets: {
    id: 'fogli-looker',
    title: 'Fogli Google e Looker Studio',
    text: 'IMPORTDATA non sa mandare una chiave: usa uno script. Looker Studio legge poi il foglio.',
    steps: [
      'Nel foglio apri Estensioni, poi Apps Script, e incolla lo script.',
      'In Impostazioni progetto aggiungi la proprietà CITATO_KEY con la tua chiave; al posto di ID_AZIENDA metti l’id che trovi con la prima chiamata.',
      'Con un attivatore a tempo il foglio si aggiorna da solo. In Looker Studio aggiungi il foglio come origine dati.',
    ],
  },
  claude: {
    id: 'claude',
    title: 'Claude',
    text: 'In Claude: Impostazioni, Connettori, Aggiungi connettore personalizzato, e incolla l’indirizzo. In Claude Code:',
    after:
      'Si apre questa installazione, e scegli che cosa può leggere. Lo revochi quando vuoi in Assistenti AI.',
  },
  chatgpt: {
    id: 'chatgpt',
    title: 'ChatGPT',
    text: 'Serve la modalità sviluppatore (Impostazioni, App e connettori, Impostazioni avanzate). Crea un connettore con questo indirizzo e OAuth: torni qui a scegliere che cosa può leggere.',
    menus: 'Le parole dei menu di Claude, ChatGPT, n8n e Google possono cambiare.',
  },
  rules: {
    id: 'regole',
    title: 'Regole',
    items: [
      {
        name: 'Limiti',
        text: `${String(KEY_CALLS_PER_MINUTE)} chiamate al minuto per chiave. RateLimit e RateLimit-Policy dicono quante ne restano; oltre, 429 con Retry-After.`,
      },
      {
        name: 'Pagine',
        text: 'Le risposte arrivano dalla più nuova, al più 100, con nextCursor: ridallo come cursor finché è null.',
      },
      {
        name: 'Ripetere una scrittura',
        text: 'Manda Idempotency-Key: per un giorno la ripetizione riceve la prima risposta.',
      },
      {
        name: 'Errori',
        text: '{ message, code }: message è una frase per una persona, code è per il programma.',
      },
      {
        name: 'File',
        text: 'Ogni tabella di un’azienda si scarica come CSV, XLSX o JSON a righe, di qualunque lunghezza.',
      },
      {
        name: 'Che cosa può cambiare',
        text: 'In v1 si aggiunge soltanto: campi, percorsi, parole di liste aperte. Quello che toglie arriva come v2, annunciato almeno sei mesi prima.',
      },
    ],
    reference: 'Riferimento OpenAPI 3.1',
  },
} as const;
