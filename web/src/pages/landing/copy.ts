export const landingCopy = {
  skip: 'Vai al contenuto',
  login: 'Accedi',
  start: 'Inizia gratis',
  headline: 'Quando un cliente chiede all’AI, la\u00A0risposta\u00A0',
  headlineMarked: 'cita\u00A0te?',
  text: 'Citato fa ogni giorno ai motori di risposta le domande dei tuoi clienti. Ti dice se sei nominato, in che posizione, con che tono e accanto a chi.',
  note: 'Senza carta di credito.',
} as const;
