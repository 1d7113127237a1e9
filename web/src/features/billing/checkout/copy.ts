import type { PurchasablePlanId } from '@citato/contract';
import {
  formatAmount,
  formatDate,
  formatEuro,
  formatInteger,
  formatLongDate,
  withArticle,
} from '#lib/format';

const countOf = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
const companies = (count: number) => countOf(count, 'azienda', 'aziende');
const companiesAndPrompts = (gone: { companies: number; prompts: number }) =>
  [
    ...(gone.companies > 0 ? [companies(gone.companies)] : []),
    ...(gone.prompts > 0 ? [countOf(gone.prompts, 'prompt', 'prompt')] : []),
  ].join(' e ');

export const checkoutCopy = {
  title: 'Checkout sicuro',
  back: 'Torna ai piani',
  toDashboard: 'Torna alla Dashboard',
  retry: 'Riprova',
  summary: {
    plan: (name: string) => `Piano ${name}`,
    monthly: 'al mese',
    vatIncluded: 'IVA inclusa',
    companies,
    prompts: (count: number) => `${formatInteger(count)} prompt di monitoraggio`,
    taskLists: 'Task di strategia',
    analysis: 'Analisi continue',
    line: (name: string) => `Piano ${name}, mensile`,
    today: 'Totale oggi',
    nothing: '€0',
    nothingText: (until: string | null) =>
      until === null
        ? 'Il mese in corso è già pagato: l’abbonamento riprende senza un nuovo addebito oggi.'
        : `È già pagato fino ${withArticle.al(formatDate(until))}: l’abbonamento riprende senza un nuovo addebito oggi.`,
    trialText: (until: string | null) =>
      until === null
        ? 'La prova continua con la nuova carta: il primo mese si paga quando finisce.'
        : `La prova continua fino ${withArticle.al(formatDate(until))}: il primo mese si paga allora, con la nuova carta.`,
    openLine: 'Rata in sospeso',
    differenceLine: 'Differenza per i giorni che restano',
    creditCovers: 'Il resto lo copre il tuo credito.',
    difference: 'Solo la differenza',
    differenceText:
      'Paghi la differenza per i giorni che restano del mese già pagato, poi il nuovo prezzo a ogni rinnovo.',
    credit: 'Nessun addebito',
    creditText: 'Quello che hai già pagato in più viene scalato dal prossimo rinnovo.',
    open: 'La rata in sospeso',
    openText: 'Con la nuova carta paghi quello che è rimasto in sospeso, e il piano torna in regola.',
    openOtherText:
      'Prima paghi quello che è rimasto in sospeso; poi il piano cambia, e conta solo la differenza.',
    goesOn: 'L’abbonamento che avevi cancellato riprende.',
    renews: 'Si rinnova ogni mese. Disdici quando vuoi dal profilo.',
  },
  promo: {
    title: 'Prezzo promozionale',
    text: ({ normalCents, endsAt }: { normalCents: number; endsAt: string }) =>
      `Prezzo normale ${formatEuro(normalCents)} al mese. La promozione termina ${withArticle.il(formatLongDate(endsAt))}: chi si abbona prima tiene questo prezzo.`,
  },
  archive: {
    title: 'Il nuovo piano contiene meno',
    text: ({ name, companies: kept, prompts }: { name: string; companies: number; prompts: number }) =>
      `Con ${name} restano attivi ${companies(kept)} e ${formatInteger(prompts)} prompt, i più vecchi.`,
    archived: (gone: { companies: number; prompts: number }) =>
      `Archiviamo ${companiesAndPrompts(gone)}: con un piano più grande ${gone.companies + gone.prompts === 1 ? 'torna entro 30 giorni, poi si elimina' : 'tornano entro 30 giorni, poi si eliminano'}.`,
  },
  form: {
    title: 'Dati della carta',
    number: 'Numero carta',
    expiry: 'Scadenza',
    expiryHelp: 'Mese e anno',
    cvc: 'CVC',
    cvcHelp: 'Le 3 cifre sul retro',
    submit: (priceCents: number) => `Completa pagamento ${formatEuro(priceCents)}/mese`,
    dueToday: (cents: number) => `Oggi paghi ${formatAmount(cents)}.`,
    submitting: 'Pagamento in corso...',
    confirm: (priceCents: number) => `Conferma il piano ${formatEuro(priceCents)}/mese`,
    confirming: 'Conferma in corso...',
    loading: 'Caricamento del modulo della carta',
    note: 'Pagamento protetto. I dati della carta non passano dai nostri server.',
    numberMistyped: 'Controlla il numero della carta: una cifra non torna',
  },
  sandbox: {
    note: 'Pagamento protetto, qui in prova: nessun addebito vero. Non inserire una carta vera.',
    title: 'Carte di prova',
    text: 'Questo sito è in prova: nessuna carta vera viene accettata. Scegli una carta per compilare il modulo.',
    use: 'Usa la carta',
    cards: {
      works: 'Il pagamento riesce',
      asks: 'Richiede 3D Secure',
      declined: 'Carta rifiutata',
      insufficient: 'Fondi insufficienti',
    },
  },
  bank: {
    title: 'La tua banca chiede una conferma',
    text: ({ last4, price }: { last4: string; price: string }) =>
      `Verifica 3D Secure in prova: carta che finisce con ${last4}, ${price} al mese.`,
    textOfPayment: 'Verifica 3D Secure in prova: autorizzi il pagamento?',
    approve: 'Autorizza',
    refuse: 'Rifiuta',
    leave: 'Chiudere vale come un rifiuto: vuoi chiudere comunque?',
  },
  notices: {
    unconfigured: {
      title: 'Configurazione mancante',
      text: 'I pagamenti online non sono ancora configurati su questo sito. Il tuo piano resta com’è.',
    },
    error: { title: 'Errore', fallback: 'Il checkout non si è caricato. Non ti abbiamo addebitato nulla.' },
    ownersOnly: {
      title: 'Il piano lo cambia chi è proprietario',
      text: 'Nella squadra che hai aperto paga chi ne è proprietario. Chiedi a lui, oppure torna nel tuo account.',
    },
    notFound: { title: 'Piano non trovato', text: 'Il piano selezionato non è disponibile.' },
    alreadyActive: { title: 'Subscription già attiva', leaving: 'Ti portiamo alla dashboard' },
    activated: {
      title: 'Piano attivato!',
      text: (plan: PurchasablePlanId) => `Il tuo piano ${plan.toUpperCase()} è ora attivo.`,
      leaving: 'Ti portiamo alla dashboard',
    },
    processing: {
      title: 'Pagamento in verifica',
      text: 'La banca non ha ancora risposto. Il piano si attiva da solo appena conferma: non serve pagare di nuovo.',
    },
  },
  setupFailure: {
    title: 'Errore',
    text: 'Errore nella configurazione del pagamento. Riprova più tardi.',
    safe: 'Non ti abbiamo addebitato nulla.',
  },
  toasts: {
    invalidPlan: { title: 'Piano non valido', description: 'Il piano selezionato non è valido.' },
    signInFirst: {
      title: 'Accesso richiesto',
      description: "Devi essere loggato per completare l'acquisto.",
    },
    alreadyActive: {
      title: 'Subscription già attiva',
      description: 'Hai già una subscription attiva per questo piano.',
    },
    setupFailed: 'Errore di configurazione',
    createFailed: 'Errore nella creazione della subscription',
    cardFailed: 'Errore nella configurazione del pagamento',
    cardReady: 'Metodo di pagamento configurato!',
    notInitialised: {
      title: 'Errore di inizializzazione',
      description: 'Stripe non è inizializzato correttamente',
    },
    paymentFailed: 'Errore nel pagamento',
    amountChanged: 'L’importo di oggi è cambiato',
    activated: 'Piano attivato!',
  },
  paymentReturn: {
    active: 'Piano attivo',
    activeText: (plan: string) => `Il piano ${plan} è attivo: buon lavoro con Citato.`,
    waiting: 'Piano non ancora attivo',
    waitingText:
      'Stiamo aspettando la conferma della banca, di solito entro un minuto. Il piano si attiva da solo: non serve pagare di nuovo.',
    none: 'Nessun piano attivato finora',
    noneText:
      'Non risulta ancora un pagamento confermato. Se hai appena pagato, il piano si attiva da solo entro pochi minuti.',
  },
  fallbacks: {
    setup: 'Il servizio di pagamento non risponde. Riprova tra poco.',
    card: 'La carta non è stata confermata. Controlla i dati o usa un’altra carta.',
    create: 'Il pagamento non è riuscito. Riprova tra poco.',
    payment: 'La banca non ha confermato il pagamento. Riprova o usa un’altra carta.',
    amountChanged:
      'Nel frattempo è cambiato quello che paghi oggi: non ti abbiamo addebitato nulla. Controlla il riepilogo e conferma di nuovo.',
    latePaid:
      'La banca ha la tua conferma per la rata in sospeso, ma il resto non risulta ancora: controlla il piano nel profilo e, se serve, sceglilo di nuovo. Niente viene addebitato due volte.',
    unexpected:
      'Qualcosa non ha funzionato. Riprova: lo stesso pagamento non viene mai addebitato due volte.',
  },
} as const;
