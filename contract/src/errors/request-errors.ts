import type { ErrorAnswers } from './error-answers.ts';

/** What any request can meet. */
export const REQUEST_ERRORS = {
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
} as const satisfies ErrorAnswers;
