import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, isStorable, timestamp } from '../text.ts';

/** Kinds of background work by the name of their queue, in words. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  'accounts.purge-expired': 'Pulizia degli accessi scaduti',
  'analysis.analysis-finished/task-lists.build-task-list': 'Preparazione della task list',
  'analysis.analysis-finished/webhooks.notify-endpoints': 'Avviso ai webhook della fine di un’analisi',
  'analysis.purge-old-texts': 'Pulizia dei testi scaduti',
  'analysis.reread-company': 'Rilettura delle risposte di un’azienda',
  'reading.numbers-changed/task-lists.renew-task-list': 'Aggiornamento della task list dopo una rilettura',
  'reading.reread-failed': 'Lettura di risposte rimaste senza modello',
  'analysis.reread-outdated': 'Ricerca delle risposte da rileggere',
  'analysis.run-analysis': 'Analisi di un prompt',
  'analysis.schedule-due-prompts': 'Avvio delle analisi giornaliere',
  'analysis.supplement-analysis': 'Risposte mancanti di un’analisi',
  'archive.archive-changed/analysis.settle-archived': 'Calendario dei prompt archiviati o ripristinati',
  'archive.archive-changed/reading.reread-restored': 'Rilettura dopo il ripristino di prompt',
  'archive.purge-archived': 'Cancellazione di ciò che è archiviato da oltre 30 giorni',
  'billing.finish-operation': 'Conclusione di un’operazione su un abbonamento',
  'billing.finish-open-operations': 'Ripresa delle operazioni rimaste in sospeso',
  'companies.names-changed/analysis.reread-company': 'Rilettura dopo un cambio di nomi',
  'companies.prompts-added/analysis.start-first-analyses': 'Prima analisi dei nuovi prompt',
  'companies.prompts-deleted/privacy.erase-deleted': 'Cancellazione delle risposte di prompt eliminati',
  'emails.deliver-mail': 'Invio di un’email',
  'emails.purge-mails': 'Pulizia delle email inviate',
  'events.prune-live-events': 'Pulizia degli aggiornamenti in diretta',
  'invoices.billing-info-changed/payments.send-customer-data':
    'Dati di fatturazione inviati al sistema di pagamento',
  'invoices.payment-finished/billing.recover-purchase': 'Ripresa di un acquisto dopo la conferma della banca',
  'invoices.purge-invoices': 'Pulizia dei documenti di pagamento dopo dieci anni',
  'invoices.read-refunds-of-deleted': 'Rimborsi di account eliminati',
  'measurements.merge-company-months': 'Somme mensili delle aziende',
  'payment-sandbox.apply-due': 'Scadenze del sistema di pagamento di prova',
  'payment-sandbox.deliver-event': 'Invio di un evento del sistema di pagamento di prova',
  'payment-sandbox.purge-requests': 'Pulizia delle richieste del sistema di pagamento di prova',
  'payment-tests.remove-account': 'Rimozione di un account di prova dei pagamenti',
  'payments.check-customers': 'Confronto con il sistema di pagamento',
  'payments.end-promotion': 'Ritorno ai prezzi normali alla fine di una promozione',
  'payments.end-subscriptions': 'Fine degli abbonamenti di un account cancellato',
  'payments.follow-event': 'Lettura di un evento del sistema di pagamento',
  'payments.follow-payment': 'Lettura di un rimborso o di una contestazione',
  'payments.notify-of-ends': 'Promemoria della fine di un abbonamento',
  'privacy.erase-deleted': 'Cancellazione dei dati eliminati',
  'suggestions.prepare-suggestions': 'Suggerimenti di prompt',
  'suggestions.purge-suggestions': 'Pulizia dei suggerimenti scaduti',
  'webhooks.deliver-message': 'Invio di un messaggio a un webhook',
  'webhooks.purge-deliveries': 'Pulizia del registro dei webhook',
  'visitor-answers.ask-question': 'Domanda a un motore per chi visita la pagina iniziale',
  'visitor-answers.purge-expired': 'Pulizia delle risposte mostrate nella pagina iniziale',
  'visitor-answers.read-site': 'Lettura del sito di chi visita la pagina iniziale',
};

/** A background job that was given up; its subject is given by ids alone. */
const deadLetter = z.object({
  id,
  kind: z.string(),
  enqueuedAt: timestamp,
  diedAt: timestamp,
  /** How often a worker had taken it. */
  tries: z.int(),
  /** `fault`: it failed; `worker_lost`: the process that worked on it died each time. */
  cause: z.enum(['fault', 'worker_lost', 'unknown']),
  /** The last error's type and code, never its message. */
  errorClass: z.nullable(z.string()),
  userId: z.nullable(id),
  companyId: z.nullable(id),
  promptId: z.nullable(id),
});
export type DeadLetter = z.infer<typeof deadLetter>;

const jobKind = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isStorable));

const deadLetterList = z.object({
  /** How many there are, by kind, most frequent first. */
  kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Newest first, at most 200. */
  jobs: z.array(deadLetter),
});
export type DeadLetterList = z.infer<typeof deadLetterList>;

export const listDeadLetters = defineEndpoint({
  method: 'GET',
  path: '/api/admin/dead-letters',
  access: 'admin',
  summary: 'Background jobs that were given up, the newest 200, with counts by kind.',
  query: z.object({ kind: z.optional(jobKind) }),
  responses: { 200: deadLetterList },
});

export const requeueDeadLetter = defineEndpoint({
  method: 'POST',
  path: '/api/admin/dead-letters/:deadLetterId/requeue',
  access: 'admin',
  summary: 'Do a given-up job again, once; 409 and dropped when it has nothing left to do.',
  params: z.object({ deadLetterId: id }),
  responses: { 200: z.object({ message: z.string() }) },
});

export const requeueDeadLetters = defineEndpoint({
  method: 'POST',
  path: '/api/admin/dead-letters/requeue',
  access: 'admin',
  summary: 'Do all given-up jobs of one kind again, at most 500 in one call, oldest first.',
  body: z.object({ kind: jobKind }),
  responses: {
    200: z.object({
      requeued: z.int(),
      /** Dropped because they had nothing left to do. */
      dropped: z.int(),
      /** Of this kind still given up. */
      left: z.int(),
    }),
  },
});
