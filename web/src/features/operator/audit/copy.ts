import type { AuditEntry } from '@citato/contract';

/** What of an account was set, by the name the trail gives it. */
const LIMITS: Readonly<Record<string, string>> = {
  companies: 'aziende',
  prompts: 'prompt',
  'task-lists': 'task list',
  analysis: 'analisi',
};

const PAYMENT_TESTS: Readonly<Record<string, string>> = {
  'payment-flow': 'Flusso completo',
  'incomplete-scenario': 'Pagamento incompleto',
  'simple-webhook': 'Webhook diretto',
};

export const auditCopy = {
  title: 'Registro delle azioni',
  text: 'Che cosa hanno fatto gli amministratori. Si conserva per 365 giorni, anche senza più l’account.',
  columns: { when: 'Quando', who: 'Chi', what: 'Azione', whom: 'Su chi', how: 'Dettagli' },
  acts: {
    jobs_requeued: 'Lavori rimessi in coda',
    jobs_dropped: 'Lavori tolti dall’elenco',
    invoices_exported: 'Fatture scaricate',
    limits_set: 'Limiti impostati',
    limits_reset: 'Limiti ripristinati',
    stuck_released: 'Prompt bloccati puliti',
    overdue_sent: 'Invio massivo',
    test_mail_sent: 'Test email',
    test_webhook_sent: 'Test webhook',
    payment_test_run: 'Prova dei pagamenti',
    sandbox_clock_moved: 'Orologio di prova spostato',
    sandbox_refund_given: 'Rimborso di prova',
    answer_opened: 'Risposta letta',
    other: 'Altra azione',
  } satisfies Record<AuditEntry['kind'], string>,
  gone: (id: string) => `Account cancellato · ${id}`,
  none: '—',
  limits: LIMITS,
  on: 'sì',
  off: 'no',
  job: (id: string) => `Lavoro ${id}`,
  prompt: (id: string) => `Prompt ${id}`,
  answer: (id: string) => `Risposta ${id}`,
  paymentTests: PAYMENT_TESTS,
  pages: 'Pagine del registro',
  newer: 'Più recenti',
  older: 'Meno recenti',
  empty: {
    example: 'Limiti impostati · nome@azienda.it',
    title: 'Nessuna azione ancora',
    text: 'Ogni azione di un amministratore compare qui.',
  },
} as const;
