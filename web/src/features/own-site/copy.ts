import { formatInteger, withArticle } from '#lib/format';

const countOf = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const ownSiteCopy = {
  failed: { title: 'Il tuo sito non è arrivato', text: 'I dati già raccolti sono al sicuro.' },
  title: 'Chi viene dalle AI',
  intro:
    'Da un log di accesso del tuo server Citato conta quali crawler delle AI leggono quali pagine e quante persone arrivano da un motore. Restano solo i conteggi: niente indirizzi, niente ricerche.',
  empty: {
    example: 'GPTBot ha letto /camere 14 volte; /prezzi dà errore 404',
    title: 'Nessun log ancora',
    text: 'Carica un log di accesso: formato combined di Apache o nginx, righe JSON, oppure un’esportazione di Cloudflare, CloudFront, Fastly o Akamai; anche compresso con gzip, fino a 1 GB.',
  },
  emptyRead:
    'I log del server li carica chi nella squadra è proprietario o redattore: da allora qui vedi quali crawler leggono quali pagine.',
  nobody: 'Nei log di questi giorni non c’è nessun crawler delle AI e nessuna visita da un motore.',
  lead: ({ reads, crawlers }: { reads: number; crawlers: number }) =>
    reads === 0
      ? 'Nessuna lettura verificata di un crawler delle AI'
      : `${countOf(reads, 'lettura', 'letture')} di ${countOf(crawlers, 'crawler', 'crawler')} delle AI`,
  visits: (visits: number) =>
    visits === 0
      ? 'nessuna visita riconoscibile da un motore'
      : `almeno ${countOf(visits, 'visita', 'visite')} da un motore`,
  span: ({ first, last }: { first: string; last: string }) =>
    first === last
      ? `Secondo i log caricati, ${withArticle.il(first)}.`
      : `Secondo i log caricati, ${withArticle.dal(first)} ${withArticle.al(last)}.`,
  none: '–',
  crawlers: {
    title: 'Crawler delle AI',
    caption: 'Crawler delle AI che hanno letto il sito',
    columns: {
      name: 'Crawler',
      true: 'Letture',
      outside: 'Da altri indirizzi',
      failed: 'Con errore',
      pages: 'Pagine',
      last: 'Ultima lettura',
    },
    purposes: {
      training: 'addestra i modelli',
      search: 'indice per le risposte',
      user: 'pagina chiesta da una persona',
      control: 'nome per robots.txt: nessun crawler vero lo usa',
    },
    verified: (copied: string) => `verificate, elenco del ${copied}`,
    unverified: 'non verificato: non abbiamo un elenco degli indirizzi del fornitore',
    note: 'Verificate: arrivano dagli indirizzi che il fornitore pubblica, nella nostra copia del giorno scritto accanto. «Da altri indirizzi» è chi dice di essere quel crawler da altrove: di solito un falso, oppure il log mostra l’indirizzo di un proxy davanti al server.',
  },
  pages: {
    title: 'Pagine lette dai crawler',
    text: 'Accanto, in quante risposte degli stessi giorni i motori citano la pagina.',
    caption: 'Pagine del sito lette dai crawler delle AI',
    columns: { path: 'Pagina', reads: 'Letture', crawlers: 'Da chi', cited: 'Risposte che la citano' },
  },
  failing: {
    title: 'Pagine che danno errore ai crawler',
    text: 'Un motore che riceve un errore non può leggere né citare la pagina.',
    caption: 'Pagine che rispondono con un errore ai crawler delle AI',
    columns: { path: 'Pagina', failed: 'Errori', status: 'Ultimo errore', crawlers: 'A chi' },
  },
  visited: {
    title: 'Persone arrivate da un motore',
    text: 'Contate dal sito di provenienza o dal segno che il motore mette nell’indirizzo. Sono almeno tante: alcuni motori nascondono da dove si arriva, e AI Mode di Google sembra Google.',
    caption: 'Pagine a cui si arriva da un motore AI',
    columns: { path: 'Pagina', visits: 'Visite', cited: 'Risposte che la citano' },
  },
  unread: {
    title: 'Citate, ma mai lette in questi giorni',
    text: 'I motori citano queste pagine e nessun crawler le ha lette nei log caricati: le conoscono da prima, o da altri.',
    caption: 'Pagine citate che nessun crawler ha letto',
    columns: { path: 'Pagina', cited: 'Risposte che la citano' },
  },
  logs: {
    title: 'I log',
    text: 'Restano i conteggi per tredici mesi. Le stesse righe si contano una volta sola, anche se il file arriva due volte o i log si sovrappongono.',
    choose: 'Carica un log',
    reading: 'Lettura in corso…',
    delete: (when: string) => `Elimina il log ${withArticle.del(when)}`,
    deleteShort: 'Elimina',
    facts: ({ lines, counted }: { lines: number; counted: number }) =>
      `${countOf(counted, 'riga contata', 'righe contate')} su ${formatInteger(lines)}`,
    unread: (lines: number) => countOf(lines, 'riga non leggibile', 'righe non leggibili'),
    cut: 'il file finisce a metà',
    sources: { upload: 'caricato', address: 'inviato all’indirizzo' },
    received: 'Log letto',
    duplicate: 'Era già contato: i numeri non cambiano.',
    shared: (days: string) =>
      `Anche un altro log parla di ${days}, con altre righe: si sommano, come due server dello stesso sito.`,
    overlapping: (days: string) =>
      `Di ${days} un altro log contiene in parte le stesse righe: conta solo il log che ne ha di più, così nulla vale doppio.`,
    failed: 'Il log non è stato contato',
    deleted: 'Log eliminato',
    deleteFailed: 'Il log non è stato eliminato',
  },
  address: {
    title: 'Un indirizzo per il tuo server',
    text: 'Il server può inviare i log da solo, per esempio ogni notte.',
    create: 'Crea indirizzo',
    renew: 'Sostituisci',
    end: 'Chiudi l’indirizzo',
    shownOnce: 'Si vede solo adesso: copialo. Chi lo conosce può inviare log a tuo nome.',
    command: 'Comando',
    created: (when: string) => `Attivo ${withArticle.dal(when)}`,
    used: (when: string) => `usato l’ultima volta ${withArticle.il(when)}`,
    unused: 'mai usato',
    failed: 'L’indirizzo non è cambiato',
  },
  locked: {
    title: 'Il tuo sito e le AI',
    text: 'Quali tue pagine i motori citano e quali mai, che cosa vieti ai crawler delle AI, e dai log di accesso chi legge il sito e chi arriva da un motore.',
  },
} as const;
