import type { WebhookDelivery, WebhookEvent } from '@citato/contract';
import { withArticle } from '#lib/format';

/** What each event means, for whoever chooses among them. */
export const EVENT_WORDS: Readonly<Record<WebhookEvent, { label: string; help: string }>> = {
  'analysis.completed': { label: 'Analisi conclusa', help: 'A ogni analisi con nuovi numeri' },
  'mention.gained': {
    label: 'Menzione guadagnata',
    help: 'Quando è provato che una domanda ti nomina più della settimana prima',
  },
  'mention.lost': {
    label: 'Menzione persa',
    help: 'Quando è provato che una domanda ti nomina meno della settimana prima',
  },
  'alert.raised': { label: 'Avviso nuovo', help: 'Quando si apre un avviso, con i numeri che lo provano' },
  'alert.cleared': {
    label: 'Avviso chiuso',
    help: 'Quando il cambiamento rientra, o resta così per quattro settimane',
  },
};

/** An event as the log and the list name it. */
export function nameEvent(event: WebhookDelivery['event']): string {
  if (event === 'webhook.test') return webhooksCopy.log.test;
  return event === 'other' ? 'Altro evento' : EVENT_WORDS[event].label;
}

export const DELIVERY_WORDS: Readonly<Record<WebhookDelivery['status'], string>> = {
  waiting: 'In corso',
  delivered: 'Consegnato',
  failed: 'Non consegnato',
  other: 'Stato n/d',
};

export const FAULT_WORDS: Readonly<Record<NonNullable<WebhookDelivery['fault']>, string>> = {
  refused: 'l’indirizzo porta a una rete o a una porta non ammessa',
  unreachable: 'nessuna risposta dal destinatario',
  timeout: 'nessuna risposta entro 10 secondi',
  endpoint_off: 'il webhook è stato spento',
  not_included: 'il tuo piano non comprende più questo webhook',
  other: 'motivo n/d',
};

export const webhooksCopy = {
  title: 'Webhook',
  intro:
    'Citato avvisa i tuoi programmi (n8n, Zapier, Make o codice tuo) quando un’analisi si conclude o una variazione è provata.',
  add: 'Aggiungi webhook',
  notIncluded: 'I webhook sono inclusi nei piani a pagamento.',
  plans: 'Vedi i piani',
  full: (max: string) => `Il tuo piano ne comprende ${max}: per aggiungerne un altro, eliminane uno.`,
  used: ({ count, max }: { count: string; max: string }) => `${count} di ${max}`,
  emptyExample: 'https://n8n.azienda.it/webhook/citato',
  emptyTitle: 'Ancora nessun webhook',
  emptyText: 'Incolla l’indirizzo che il tuo strumento ti dà: da lì in poi lo avvisiamo noi.',
  loadFailed: 'I webhook non sono arrivati',
  loadFailedText: 'Restano come li hai lasciati.',
  status: { active: 'Attivo', disabled: 'Spento', not_included: 'Non incluso nel piano' },
  disabled: {
    owner: 'L’hai spento tu: non riceve nulla.',
    gone: 'Spento da noi: il destinatario ha risposto «410 Gone».',
    failing: 'Spento da noi: per tre giorni nessun invio è arrivato.',
    other: 'Spento: non riceve nulla.',
  },
  notIncludedText:
    'Il tuo piano ne comprende meno: per ora non riceve nulla. Riprende con un piano superiore, o quando spegni o elimini un webhook che precede questo.',
  failingSince: (moment: string) => `Gli invii non arrivano ${withArticle.dal(moment)}. Riproviamo da soli.`,
  bothUntil: (moment: string) =>
    `Fino ${withArticle.al(moment)} i messaggi portano anche la firma del segreto di prima.`,
  test: 'Invia prova',
  testing: 'Invio...',
  tested: 'Prova consegnata',
  testedText: (status: string) => `Il destinatario ha risposto ${status}.`,
  testFailed: 'Prova non consegnata',
  testFailedText: (answer: string) => `Esito: ${answer}.`,
  actions: (host: string) => `Altre azioni per ${host}`,
  edit: 'Modifica',
  renew: 'Nuovo segreto',
  turnOff: 'Spegni',
  turnOn: 'Riattiva',
  remove: 'Elimina',
  failed: 'Operazione non riuscita',
  fallback: 'Qualcosa non ha funzionato. Riprova.',
  form: {
    addTitle: 'Aggiungi webhook',
    editTitle: 'Modifica webhook',
    url: 'Indirizzo',
    urlHelp: 'https, raggiungibile da internet.',
    description: 'Nome (facoltativo)',
    events: 'Eventi',
    cancel: 'Annulla',
    add: 'Aggiungi',
    save: 'Salva',
    saving: 'Salvataggio...',
    saved: 'Webhook aggiornato',
  },
  secret: {
    title: 'Il segreto del webhook',
    text: 'Con questo il tuo programma controlla che i messaggi siano nostri. Copialo adesso: non lo mostriamo più.',
    renewed: 'Per un giorno i messaggi portano anche la firma di prima: hai il tempo di sostituirlo.',
    label: 'Segreto',
    copy: 'Copia',
    copied: 'Copiato',
    copyFailed: 'Copia non riuscita: seleziona il testo e copialo.',
    done: 'L’ho copiato',
    leave: 'Dopo la chiusura il segreto non si vede più: vuoi chiudere comunque?',
  },
  renewal: {
    title: 'Nuovo segreto',
    text: 'Il segreto di adesso vale ancora per un giorno, poi i messaggi portano solo la firma nuova. Il tuo programma deve conoscere il nuovo prima di allora.',
    action: 'Crea il nuovo segreto',
  },
  removal: {
    title: 'Elimina webhook',
    before: 'Elimini il webhook verso ',
    after: ' con il suo registro. Quello che è ancora da inviare non parte. Non si può annullare.',
    action: 'Elimina',
    done: 'Webhook eliminato',
  },
  log: {
    show: 'Registro invii',
    hide: 'Chiudi il registro',
    none: 'Ancora nessun invio. Il primo parte alla prossima analisi, o con «Invia prova».',
    loadFailed: 'Il registro non è arrivato',
    test: 'Prova',
    attempts: (count: number, text: string) => (count === 1 ? `${text} tentativo` : `${text} tentativi`),
    answered: (status: string) => `HTTP ${status}`,
    took: (ms: string) => `${ms} ms`,
    next: (moment: string) => `nuovo tentativo ${moment}`,
    sent: 'Messaggio inviato',
    received: 'Inizio della risposta',
    emptyAnswer: 'La risposta non ha testo.',
    details: 'Dettagli',
    resend: 'Invia di nuovo',
    resent: 'Invio ripreso',
    resentText: 'Porta lo stesso webhook-id: chi l’ha già ricevuto lo riconosce.',
    more: 'Mostra altri',
    kept: 'Gli invii restano nel registro 30 giorni.',
  },
  check: {
    title: 'Come verificare un messaggio',
    text: 'I messaggi seguono lo standard Standard Webhooks: c’è una libreria per quasi ogni linguaggio. In Node:',
    twice:
      'Un messaggio può arrivare due volte, sempre con lo stesso webhook-id. Rispondi 2xx entro 10 secondi: altrimenti riproviamo per più di un giorno.',
  },
} as const;

/** As `docs/webhooks.md` has it. */
export const VERIFY_EXAMPLE = `import { Webhook } from 'standardwebhooks';

const segreto = process.env.CITATO_WEBHOOK_SECRET; // whsec_…

app.post('/citato', express.raw({ type: 'application/json' }), (req, res) => {
  const evento = new Webhook(segreto).verify(req.body, req.headers);
  console.log(evento.type, evento.data);
  res.sendStatus(204);
});`;
