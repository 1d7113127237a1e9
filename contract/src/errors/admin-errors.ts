import type { ErrorAnswers } from './error-answers.ts';

/** The operator's panel and its trials. */
export const ADMIN_ERRORS = {
  'admin.job_not_found': {
    status: 404,
    message: 'Questo lavoro non è più tra quelli non riusciti: l’elenco si aggiorna.',
  },
  'admin.user_not_found': {
    status: 404,
    message: 'Questo account non esiste più: aggiorna l’elenco.',
  },
  'admin.answer_not_found': {
    status: 404,
    message: 'Questa risposta non c’è: è stata eliminata, o la sua azienda è archiviata.',
  },
  'admin.nothing_left': {
    status: 409,
    message: 'Non resta nulla da rifare: il lavoro è stato tolto dall’elenco.',
  },
  'admin.mail_not_sent': {
    status: 503,
    message: "Impossibile inviare l'email di test. Controlla le configurazioni.",
  },

  'payment_tests.live_account': {
    status: 409,
    message:
      'Questa installazione incassa denaro vero. Le prove dei pagamenti girano solo sulla sandbox o con una chiave di prova di Stripe (sk_test_…).',
  },
} as const satisfies ErrorAnswers;
