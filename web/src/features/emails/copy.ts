export const mailboxCopy = {
  title: 'Casella di prova',
  text: 'Le email che Citato avrebbe spedito. Restano su questo computer.',
  sentTo: (to: string) => `Solo le email per ${to}.`,
  showAll: 'Mostra tutte',
  refresh: 'Aggiorna',
  to: 'A',
  bodyOf: (subject: string) => `Testo dell’email «${subject}»`,
  links: 'Link nell’email',
  emptyExample: 'La prossima email',
  emptyTitle: 'Ancora nessuna email',
  emptyText: 'Registra un account: il link di verifica arriva qui.',
  errorTitle: 'Le email non sono arrivate',
} as const;
