import type { ErrorAnswers } from './error-answers.ts';

/** What concerns statements of answers about a company. */
export const CLAIM_ERRORS = {
  'claims.not_found': {
    status: 404,
    message: 'Nessuna risposta recente lo afferma più: ricarica la pagina per vedere che cosa dicono ora.',
  },
  'claims.too_many': {
    status: 409,
    message: 'Per questa azienda hai già segnato troppe affermazioni: scrivici e troviamo una soluzione.',
  },
} as const satisfies ErrorAnswers;
