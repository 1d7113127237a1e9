import type { ErrorAnswers } from './error-answers.ts';

/** What concerns a company's own site. */
export const OWN_SITE_ERRORS = {
  'own_site.not_included': {
    status: 403,
    message: 'Il tuo piano non comprende «Il tuo sito»: guarda i piani per sapere quali lo hanno.',
  },
  'own_site.on_platform': {
    status: 409,
    message:
      'Il sito di questa azienda è una pagina su una piattaforma: che cosa possono leggere i crawler lo decide la piattaforma.',
  },
  'own_site.checked_lately': {
    status: 409,
    message: 'Il tuo sito si legge una volta ogni 24 ore: riprova domani.',
  },
  'access_logs.unknown_format': {
    status: 400,
    message:
      'Questo file non è un log di accesso che sappiamo leggere: servono il formato combined di Apache o nginx, righe JSON, o un’esportazione di Cloudflare, CloudFront, Fastly o Akamai.',
  },
  'access_logs.without_agents': {
    status: 400,
    message:
      'Questo log non dice quale programma ha chiesto le pagine: attiva il formato combined, che contiene lo user agent, e caricane uno nuovo.',
  },
  'access_logs.empty': { status: 400, message: 'Il file è vuoto: scegli un log di accesso e riprova.' },
  'access_logs.unreadable': {
    status: 400,
    message: 'Il file compresso è rovinato e non si apre: comprimilo di nuovo con gzip e riprova.',
  },
  'access_logs.too_large': {
    status: 413,
    message:
      'Il log è troppo grande: fino a 1 GB come arriva e 4 GB una volta aperto. Dividilo in più file, per esempio uno al giorno.',
  },
  'access_logs.busy': {
    status: 409,
    message: 'Un altro log di questo account è in lettura: aspetta che finisca e riprova.',
  },
  'access_logs.not_found': {
    status: 404,
    message: 'Questo log non c’è più: ricarica la pagina per vedere quelli che restano.',
  },
  'access_logs.unknown_address': {
    status: 404,
    message:
      'Questo indirizzo per i log non è valido o è stato sostituito: crealo di nuovo da «Chi viene dalle AI».',
  },
} as const satisfies ErrorAnswers;
