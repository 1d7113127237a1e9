/** Every error the product can answer: HTTP status and the Italian sentence the user acts on. */
export const ERRORS = {
  'request.invalid': { status: 400, message: 'Alcuni dati non sono validi. Controlla e riprova.' },
  'request.malformed': {
    status: 400,
    message: 'La richiesta non è leggibile. Ricarica la pagina e riprova.',
  },
  'request.unsupported_type': {
    status: 415,
    message: 'Il formato della richiesta non è supportato: serve JSON.',
  },
  'request.too_large': { status: 413, message: 'La richiesta è troppo grande. Riduci il testo e riprova.' },
  'request.foreign_origin': {
    status: 403,
    message: 'La richiesta arriva da un altro sito e non è stata eseguita: apri Citato e riprova da lì.',
  },
  'request.bad_signature': {
    status: 400,
    message: 'La firma della richiesta non è valida: controlla il segreto con cui viene firmata.',
  },
  'request.not_found': {
    status: 404,
    message:
      'Quello che cerchi non esiste o non c’è più. Controlla l’indirizzo o torna alla pagina iniziale.',
  },
  'request.method_not_allowed': {
    status: 405,
    message: 'Questa operazione qui non è prevista. Ricarica la pagina e riprova.',
  },
  'privacy.export_too_soon': {
    status: 429,
    message: 'I tuoi dati si possono scaricare una volta all’ora. Riprova più tardi.',
  },
  'request.repeated_otherwise': {
    status: 409,
    message: 'Questa richiesta è già stata fatta con altri dati. Ricarica la pagina e riprova.',
  },
  'request.rate_limited': { status: 429, message: 'Troppi tentativi. Riprova tra qualche minuto.' },
  'server.unavailable': { status: 503, message: 'Il servizio è momentaneamente occupato. Riprova tra poco.' },
  'server.failed': {
    status: 500,
    message: 'Qualcosa non ha funzionato. I tuoi dati sono al sicuro: riprova tra poco.',
  },

  'accounts.unauthenticated': { status: 401, message: 'La sessione è scaduta. Accedi di nuovo.' },
  'accounts.invalid_credentials': { status: 401, message: 'Email o password non corretti.' },
  'accounts.email_not_verified': { status: 403, message: 'Verifica prima il tuo indirizzo email' },
  'accounts.admin_only': {
    status: 403,
    message: 'Solo gli amministratori possono accedere a questa sezione.',
  },
  'accounts.invalid_token': {
    status: 400,
    message: 'Il link non è valido o è scaduto. Richiedine uno nuovo.',
  },
  'accounts.common_password': {
    status: 400,
    message: 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.',
  },
  'accounts.guessable_password': { status: 400, message: 'Non bastano nome, email, azienda o Citato.' },
  'accounts.wrong_password': { status: 400, message: 'La password attuale non è corretta' },
  'accounts.session_not_found': {
    status: 404,
    message: 'Questo dispositivo non è più collegato: non serve fare altro.',
  },

  'companies.not_found': {
    status: 404,
    message: 'Azienda non trovata: può essere stata eliminata. Torna a «Le Tue Aziende».',
  },
  'companies.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: non puoi avere altre aziende.',
  },
  'companies.name_clash': {
    status: 400,
    message: 'Un nome può appartenere a una sola azienda. Controlla gli elenchi e riprova.',
  },
  'companies.names_changed': {
    status: 409,
    message:
      'I nomi sono cambiati nel frattempo in un’altra finestra. Ora sono aggiornati: ripeti la modifica.',
  },
  'companies.no_engine_left': {
    status: 400,
    message: 'Lascia attivo almeno un motore AI: senza, non ci sarebbero risposte da leggere.',
  },
  'companies.duplicate_prompt': { status: 409, message: 'Esiste già: aggiungere lo stesso?' },

  'prompts.not_found': {
    status: 404,
    message: 'Prompt non trovato: può essere stato eliminato. Torna alla dashboard e scegline un altro.',
  },
  'prompts.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: non puoi avere altri prompt.',
  },

  'integrations.no_webhook': {
    status: 409,
    message:
      'Nessun webhook di automazione è attivo: chi gestisce l’installazione lo imposta con AUTOMATION_WEBHOOK_URL.',
  },
  'integrations.webhook_failed': {
    status: 503,
    message:
      'Il webhook di automazione non ha accettato il testo. Riproviamo noi nelle prossime ore: non serve inviarlo di nuovo.',
  },
  'integrations.webhook_refused': {
    status: 503,
    message:
      'Il webhook di automazione ha risposto che non esiste più: chi gestisce l’installazione ne controlla l’indirizzo.',
  },

  'webhooks.not_found': {
    status: 404,
    message: 'Questo webhook non c’è più: ricarica la pagina per vedere quelli che restano.',
  },
  'webhooks.delivery_not_found': {
    status: 404,
    message: 'Questo invio non è più nel registro: ricarica la pagina per vedere quelli conservati.',
  },
  'webhooks.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: il tuo piano non comprende altri webhook. Eliminane uno che non usi più.',
  },
  'webhooks.not_included': {
    status: 403,
    message: 'Il tuo piano non comprende questo webhook: per usarlo passa a un piano superiore.',
  },
  'webhooks.not_public': {
    status: 400,
    message:
      'Usa un indirizzo https raggiungibile da internet: gli indirizzi di reti private ricevono solo se chi gestisce l’installazione li ammette (WEBHOOK_ALLOW_NETWORKS).',
  },
  'webhooks.switched_off': {
    status: 409,
    message: 'Questo webhook è spento: riattivalo, poi riprova.',
  },
  'webhooks.secret_lost': {
    status: 409,
    message: 'Il segreto di questo webhook non è più leggibile: creane uno nuovo, poi riprova.',
  },
  'webhooks.still_waiting': {
    status: 409,
    message: 'Questo invio è già in corso: aspetta il suo esito.',
  },

  'visitor_answers.off': {
    status: 404,
    message:
      'La prova senza account qui non è attiva. Registrati: il piano gratuito include una prima analisi.',
  },
  'visitor_answers.not_found': {
    status: 404,
    message: 'Questa risposta non è più conservata. Scrivi di nuovo il sito per vederne una nuova.',
  },
  'visitor_answers.daily_limit': {
    status: 429,
    message:
      'Limite raggiunto: da questa connessione oggi sono già stati provati molti siti. Registrati per continuare: è gratis.',
  },
  'visitor_answers.busy': {
    status: 503,
    message:
      'In questo momento molti stanno provando il loro sito. Riprova tra poco, oppure registrati: è gratis.',
  },

  'suggestions.daily_limit': {
    status: 429,
    message:
      'Limite raggiunto: hai già richiesto tutti i suggerimenti di oggi. Riprova domani o scrivi tu i prompt.',
  },

  'analysis.not_available': {
    status: 403,
    message: 'Il piano Free include una sola analisi per prompt, già utilizzata.',
  },
  'analysis.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: il tuo piano non permette di avviare altre analisi oggi.',
  },
  'task_lists.action_not_found': {
    status: 404,
    message: 'Questa azione non è più nella task list: riaprila per vedere le azioni di adesso.',
  },
  'task_lists.outdated': {
    status: 409,
    message: 'La task list è cambiata nel frattempo. Aggiornala e riprova.',
  },

  'analysis.request_reused': {
    status: 409,
    message: 'Questa richiesta è già stata usata per un altro prompt. Ricarica la pagina e riprova.',
  },

  'admin.job_not_found': {
    status: 404,
    message: 'Questo lavoro non è più tra quelli non riusciti: l’elenco si aggiorna.',
  },
  'admin.user_not_found': {
    status: 404,
    message: 'Questo account non esiste più: aggiorna l’elenco.',
  },
  'admin.nothing_left': {
    status: 409,
    message: 'Non resta nulla da rifare: il lavoro è stato tolto dall’elenco.',
  },

  'admin.mail_not_sent': {
    status: 503,
    message: "Impossibile inviare l'email di test. Controlla le configurazioni.",
  },

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

  'payment_tests.live_account': {
    status: 409,
    message:
      'Questa installazione incassa denaro vero. Le prove dei pagamenti girano solo sulla sandbox o con una chiave di prova di Stripe (sk_test_…).',
  },

  'history.reversed_period': {
    status: 400,
    message: 'La fine viene prima dell’inizio: scambia le due date.',
  },
  'history.not_measured': {
    status: 404,
    message: 'Non c’è ancora un andamento: arriva con la prima analisi conclusa.',
  },

  'reports.unavailable': { status: 503, message: 'Impossibile generare il PDF. Riprova più tardi.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
