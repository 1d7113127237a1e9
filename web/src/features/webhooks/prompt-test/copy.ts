import { formatInteger } from '#lib/format';

export const promptTestCopy = {
  title: 'Prova di un prompt',
  text: 'Invia un testo al webhook di automazione a nome di questo prompt e dice se è arrivato.',
  company: 'Azienda',
  prompt: 'Prompt',
  field: 'Testo',
  fieldHelp: 'Per esempio la risposta di un motore AI a questo prompt.',
  count: ({ length, max }: { length: number; max: number }) =>
    `${formatInteger(length)} di ${formatInteger(max)} caratteri`,
  submit: 'Invia testo',
  submitting: 'Invio in corso...',
  sent: 'Testo inviato',
  loadFailed: 'Errore nel recuperare i dati del prompt',
  loadFailedText: ({ status, message }: { status: number; message: string }) =>
    status === 0 ? message : `HTTP ${String(status)}: ${message}`,
  noConnection: 'Errore di connessione',
  httpFailed: (status: number) => `Errore HTTP ${String(status)}`,
  fallback: 'Il server non ha risposto. Riprova tra poco.',
  request: 'Che cosa parte',
  endpoint: 'Endpoint',
  payload: 'Che cosa riceve il webhook',
  payloadText: (environment: string) =>
    `Con l’intestazione X-Environment: ${environment} e la firma di Standard Webhooks.`,
  sample: { text: 'il testo che scrivi', timestamp: 'data e ora dell’invio' },
} as const;
