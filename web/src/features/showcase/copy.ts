/** An answer as the product reads it, with invented names: shown beside forms and on the landing page. */
export const showcaseCopy = {
  question: 'Qual è il miglior CRM per una piccola impresa italiana?',
  questionLabel: 'La domanda di un cliente',
  readingLabel: 'Che cosa ci legge Citato',
  own: '(la tua azienda)',
  note: 'Esempio con nomi inventati',
  label: 'Esempio: una risposta e chi vi è nominato',
} as const;
