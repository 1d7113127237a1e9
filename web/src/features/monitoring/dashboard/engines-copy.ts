export const enginesCopy = {
  filter: 'Mostra i numeri di',
  all: 'Tutti i motori',
  choose: 'Motori AI',
  title: 'Motori AI',
  intro: (company: string) =>
    `Scegli a quali motori Citato pone i prompt di ${company}. Vale dalla prossima analisi; i numeri già raccolti restano.`,
  introUnasked: (company: string) =>
    `Scegli a quali motori Citato pone i prompt di ${company}. Il tuo account non include altre analisi: la scelta vale se ne avrai di nuovo. I numeri già raccolti restano.`,
  legend: 'Motori interrogati',
  noneLeft: 'Lascia attivo almeno un motore.',
  cancel: 'Annulla',
  save: 'Salva',
  saving: 'Salvataggio…',
  saved: 'Motori aggiornati',
  savedText: 'La prossima analisi interroga i motori che hai scelto.',
  savedTextUnasked: 'La scelta vale quando avrai di nuovo analisi.',
  saveFailed: 'Errore durante il salvataggio dei motori',
  loadFailed: (engine: string) => `Non riesco a caricare i numeri di ${engine}`,
} as const;
