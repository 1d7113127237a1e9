export const consentCopy = {
  label: 'Cookie',
  text: 'Usiamo cookie di misurazione solo se li accetti. Il sito funziona anche senza.',
  policy: 'Cookie Policy',
  refuse: 'Solo necessari',
  accept: 'Accetta',
  granted: 'Hai accettato le statistiche.',
  denied: 'Hai scelto solo i cookie necessari.',
  none: 'Non hai ancora scelto.',
} as const;
