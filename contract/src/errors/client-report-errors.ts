import type { ErrorAnswers } from './error-answers.ts';

/** Pages made for a client, their links and their look. */
export const CLIENT_REPORT_ERRORS = {
  'client_reports.not_in_plan': {
    status: 403,
    message: 'Il rapporto per il cliente non è compreso nel tuo piano.',
  },
  'client_reports.not_found': { status: 404, message: 'Questo rapporto non c’è più.' },
  'client_reports.link_not_found': { status: 404, message: 'Questo link non c’è più: è già stato chiuso.' },
  'client_reports.too_many_links': {
    status: 409,
    message: 'Questo rapporto ha già dieci link aperti. Chiudine uno, poi creane un altro.',
  },
  'client_reports.link_ended': {
    status: 404,
    message: 'Il link è scaduto o è stato chiuso. Chiedi quello nuovo a chi te l’ha mandato.',
  },
  'client_reports.wrong_password': { status: 403, message: 'La password non è quella giusta.' },
  'client_reports.logo_unreadable': {
    status: 400,
    message: 'Il logo deve essere un’immagine PNG o JPEG. Gli altri formati, anche SVG, non sono accettati.',
  },
  'client_reports.logo_animated': {
    status: 400,
    message: 'Il logo è animato. Caricane uno fermo, in PNG o JPEG.',
  },
  'client_reports.logo_size': {
    status: 400,
    message: 'Il logo deve avere fra 24 e 2000 pixel per lato.',
  },
  'client_reports.logo_too_large': { status: 413, message: 'Il logo è troppo grande: al massimo 256 kB.' },
  'client_reports.recipient_not_found': {
    status: 404,
    message: 'Una delle persone scelte non fa più parte della squadra, o non può vedere questa azienda.',
  },
} as const satisfies ErrorAnswers;
