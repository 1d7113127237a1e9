import type { ErrorAnswers } from './error-answers.ts';

/** Plans and payments. */
export const BILLING_ERRORS = {
  'billing.already_active': {
    status: 409,
    message: 'Hai già una subscription attiva per questo piano.',
  },
  'billing.checkout_rests': { status: 429, message: 'Troppe carte rifiutate: il pagamento riapre domani.' },
  'billing.amount_changed': { status: 409, message: 'L’importo di oggi è cambiato: controlla il riepilogo.' },
  'billing.request_reused': {
    status: 409,
    message: 'Questa richiesta è già stata usata per un altro piano. Ricarica la pagina e riprova.',
  },
  'billing.busy': {
    status: 409,
    message: 'Un’altra operazione sul tuo abbonamento è in corso. Attendi qualche secondo e riprova.',
  },
  'billing.not_purchasable': {
    status: 409,
    message:
      'Questo piano al momento non si può acquistare. Scrivici da «Assistenza», nel menu utente: ti aiutiamo volentieri.',
  },
  'billing.wrong_price': {
    status: 400,
    message: 'Il prezzo di questo piano è cambiato. Ricarica la pagina per vedere quello attuale.',
  },
  'billing.no_setup': {
    status: 409,
    message: 'Questo checkout non è più valido. Ricarica la pagina e inserisci di nuovo la carta.',
  },
  'billing.card_not_confirmed': {
    status: 409,
    message: 'La carta non è ancora confermata. Completa il modulo della carta e riprova.',
  },
  'billing.declined': {
    status: 402,
    message: 'La banca ha rifiutato il pagamento. Non ti abbiamo addebitato nulla: prova con un’altra carta.',
  },
  'billing.authentication_required': {
    status: 402,
    message:
      'La banca chiede al titolare di confermare ogni pagamento con questa carta, e per un cambio di piano non si può usare: apri il checkout e usa un’altra carta.',
  },
  'billing.partly_paid': {
    status: 402,
    message:
      'La rata in sospeso è stata pagata, ma la banca ha rifiutato il resto: il piano è rimasto quello di prima. Per cambiarlo prova con un’altra carta.',
  },
  'billing.payment_due': {
    status: 409,
    message:
      'Prima va saldata la rata in sospeso: apri il checkout del tuo piano e paga con una carta valida, poi il piano si potrà cambiare.',
  },
  'billing.no_subscription': {
    status: 409,
    message: 'Non hai un abbonamento attivo: scegli un piano per attivarlo.',
  },
  'billing.not_canceled': {
    status: 409,
    message: 'Il tuo abbonamento non è in fase di cancellazione: non c’è nulla da riattivare.',
  },
  'billing.same_plan': { status: 409, message: 'È già il tuo piano attuale: non serve cambiare nulla.' },
  'billing.preview_changed': {
    status: 409,
    message:
      'Le tue aziende o i tuoi prompt sono cambiati nel frattempo: controlla di nuovo che cosa verrebbe archiviato.',
  },
  'billing.provider_unavailable': {
    status: 503,
    message:
      'Il servizio di pagamento non risponde. Non serve riprovare: completiamo noi l’operazione entro pochi minuti, oppure resta tutto com’è.',
  },
} as const satisfies ErrorAnswers;
