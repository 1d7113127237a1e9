import type { ErrorAnswers } from './error-answers.ts';

/** Keys and assistants, which call in an account's name. */
export const ACCESS_ERRORS = {
  'keys.missing': {
    status: 401,
    message: 'Manca la chiave: mettila nell’intestazione Authorization, come «Bearer citato_…».',
  },
  'keys.unknown': {
    status: 401,
    message: 'Questa chiave non è valida: controlla di averla copiata intera, o creane un’altra nel profilo.',
  },
  'keys.expired': {
    status: 401,
    message: 'Questa chiave è scaduta: creane un’altra nel profilo.',
  },
  'keys.revoked': {
    status: 401,
    message: 'Questa chiave è stata revocata: creane un’altra nel profilo.',
  },
  'keys.in_address': {
    status: 400,
    message:
      'La chiave non va nell’indirizzo, dove finisce nei registri di chi sta in mezzo: mettila nell’intestazione Authorization. Se era nell’indirizzo, revocala.',
  },
  'keys.read_only': {
    status: 403,
    message: 'Questa chiave può solo leggere: per scrivere crea una chiave che legge e scrive.',
  },
  'keys.some_companies': {
    status: 403,
    message: 'Questa chiave vale solo per alcune aziende: per questa chiamata ne serve una per tutte.',
  },
  'keys.not_included': {
    status: 403,
    message: 'Il tuo piano non comprende API e chiavi: guarda i piani per sapere quali le hanno.',
  },
  'assistants.ended': {
    status: 401,
    message: 'Questo accesso è finito o è stato revocato: ricollega l’assistente da dentro l’assistente.',
  },
  'assistants.invalid_request': {
    status: 400,
    message:
      'L’assistente vuole tornare a un indirizzo che non ha registrato. Non gli abbiamo detto niente. Riparti da dentro l’assistente.',
  },
  'assistants.unreadable': {
    status: 400,
    message: 'L’indirizzo della richiesta non è completo. Riparti da dentro l’assistente.',
  },
  'assistants.unknown_client': {
    status: 400,
    message:
      'Non conosciamo chi chiede: la sua registrazione non c’è più, o la sua scheda non si legge. Toglilo dall’assistente e aggiungilo di nuovo.',
  },
  'assistants.read_only': {
    status: 403,
    message:
      'Questo assistente può solo leggere: per farlo scrivere ricollegalo e, nel consenso, permetti anche di cambiare.',
  },
  'assistants.not_included': {
    status: 403,
    message: 'Gli assistenti AI sono inclusi nei piani con l’API: passa a uno di questi per collegarne uno.',
  },
  'assistants.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: ci sono già 50 assistenti collegati. Revoca quelli che non usi più.',
  },
  'assistants.not_found': {
    status: 404,
    message: 'Questo assistente non c’è più: ricarica la pagina per vedere quelli che restano.',
  },
  'exports.not_included': {
    status: 403,
    message:
      'Il tuo piano non comprende le esportazioni: guarda i piani per sapere quali le hanno. I tuoi dati li scarichi sempre dal profilo.',
  },
  'keys.limit_reached': {
    status: 403,
    message: 'Limite raggiunto: hai già 20 chiavi attive. Revoca quelle che non usi più.',
  },
  'keys.not_found': {
    status: 404,
    message: 'Questa chiave non c’è più: ricarica la pagina per vedere quelle che restano.',
  },
} as const satisfies ErrorAnswers;
