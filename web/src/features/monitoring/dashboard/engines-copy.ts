export const enginesCopy = {
  filter: 'Mostra i numeri di',
  all: 'Tutti i motori',
  loadFailed: (engine: string) => `Non riesco a caricare i numeri di ${engine}`,
} as const;
