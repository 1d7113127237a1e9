/** Words of the choice above the companies, which is there before the table's own have come. */
export const portfolioViewsCopy = {
  legend: 'Come mostrare le aziende',
  cards: 'Schede',
  table: 'Tabella',
  loadFailed: 'La tabella non è arrivata',
  loadFailedText: 'I dati sono al sicuro: riprova tra poco.',
} as const;
