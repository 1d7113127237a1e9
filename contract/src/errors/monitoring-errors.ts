import type { ErrorAnswers } from './error-answers.ts';

/** Companies, prompts, their analyses and what is made of them. */
export const MONITORING_ERRORS = {
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
  'companies.engine_withheld': {
    status: 403,
    message: 'Il tuo piano non interroga questo motore AI: lo trovi in un piano superiore.',
  },
  'companies.market_limit': {
    status: 403,
    message: 'Il tuo piano non ha altri mercati: li trovi in un piano superiore.',
  },
  'companies.unknown_market': {
    status: 400,
    message: 'Questo mercato non c’è: scegline uno dall’elenco.',
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

  'prompts.changed_too_often': {
    status: 429,
    message: 'Hai già cambiato questa domanda troppe volte oggi. Potrai cambiarla di nuovo domani.',
  },

  'labels.not_found': {
    status: 404,
    message: 'Etichetta non trovata: può essere stata eliminata. Ricarica la pagina e scegline un’altra.',
  },
  'labels.name_taken': {
    status: 409,
    message: 'Hai già un’etichetta con questo nome: usa quella, oppure scegli un altro nome.',
  },
  'labels.full': {
    status: 409,
    message: 'Hai già 50 etichette, quante ne può avere un account. Elimina prima una che non usi.',
  },
  'labels.too_many': {
    status: 400,
    message: 'Massimo 8 etichette ciascuna: togline una prima di metterne un’altra.',
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
  'analysis.request_reused': {
    status: 409,
    message: 'Questa richiesta è già stata usata per un altro prompt. Ricarica la pagina e riprova.',
  },

  'task_lists.action_not_found': {
    status: 404,
    message: 'Questa azione non è più nella task list: riaprila per vedere le azioni di adesso.',
  },
  'task_lists.outdated': {
    status: 409,
    message: 'La task list è cambiata nel frattempo. Aggiornala e riprova.',
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

  'answers.reversed_days': {
    status: 400,
    message: 'La fine viene prima dell’inizio: scambia i due giorni.',
  },
  'history.reversed_period': {
    status: 400,
    message: 'La fine viene prima dell’inizio: scambia le due date.',
  },
  'history.not_measured': {
    status: 404,
    message:
      'Non c’è ancora un andamento: arriva con la prima analisi conclusa di una domanda che non contiene il nome dell’azienda.',
  },

  'source_gaps.not_in_plan': {
    status: 403,
    message: '«Perché loro» non fa parte del tuo piano.',
  },

  'source_gaps.too_many_kinds': {
    status: 403,
    message: 'Limite raggiunto: hai già scelto il tipo di moltissime fonti. Togli qualche scelta e riprova.',
  },

  'action_plan.not_found': {
    status: 404,
    message: 'Questa azione non è più nel piano: riaprilo per vedere le azioni di adesso.',
  },
  'action_plan.full': {
    status: 403,
    message:
      'Limite raggiunto: il piano di questa azienda ha già moltissime azioni. Togline qualcuna e riprova.',
  },

  'action_plan.no_model': {
    status: 409,
    message:
      'Qui nessun modello scrive proposte: le azioni del piano nascono dalle task list, e puoi aggiungerne di tue.',
  },
  'action_plan.proposed_lately': {
    status: 409,
    message: 'Le proposte per questo piano sono già state chieste da poco: riprova domani.',
  },

  'reports.unavailable': { status: 503, message: 'Impossibile generare il PDF. Riprova più tardi.' },

  'alerts.nothing_to_write': {
    status: 404,
    message:
      'Non c’è ancora niente da scrivere: la mail del lunedì parte dalla prima azienda con una domanda.',
  },
  'alerts.not_included': {
    status: 403,
    message: 'Gli avvisi sono inclusi nei piani a pagamento: passa a un piano superiore per riceverli.',
  },
  'alerts.not_found': {
    status: 404,
    message: 'Questo avviso non c’è più: ricarica la pagina per vedere quelli che restano.',
  },
  'alerts.mute_not_found': {
    status: 404,
    message: 'Questo avviso era già di nuovo attivo: ricarica la pagina.',
  },
} as const satisfies ErrorAnswers;
