import type { ErrorAnswers } from './error-answers.ts';

/** Calls to other programs. */
export const WEBHOOK_ERRORS = {
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

  'channels.unknown_address': {
    status: 400,
    message:
      'Questo non è l’indirizzo di un webhook in entrata di Slack, di Teams (Workflows) o di Discord. Copialo intero dal canale e riprova.',
  },
  'channels.other_chat': {
    status: 400,
    message: 'Questo indirizzo è di un’altra chat: aggiungilo come canale nuovo.',
  },
  'channels.test_failed': {
    status: 409,
    message: 'La prova non è arrivata: controlla l’indirizzo e riprova. Il canale non è stato cambiato.',
  },
  'channels.not_found': {
    status: 404,
    message: 'Questo canale non c’è più: ricarica la pagina per vedere quelli che restano.',
  },
  'channels.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: il tuo piano non ha posto per altri canali. Eliminane uno che non usi più.',
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
} as const satisfies ErrorAnswers;
