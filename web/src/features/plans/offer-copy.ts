export const offerCopy = {
  plans: 'Vedi i piani',
  example: 'Esempio con dati inventati',
} as const;
