export const documentationCopy = {
  open: 'Documentazione',
  opening: 'Apertura...',
  waiting: 'Caricamento...',
  failed: 'Documentazione non aperta',
  fallback: 'Impossibile aprire la documentazione.',
  blocked: 'Impossibile aprire la documentazione. Consenti a questo sito di aprire nuove finestre e riprova.',
} as const;
