import { formatInteger, formatOtherCompanies } from '#lib/format';

/** An answer as the product reads it, with invented names: shown beside forms and on the landing page. */
export const showcaseCopy = {
  question: 'Qual è il miglior CRM per una piccola impresa italiana?',
  questionLabel: 'La domanda di un cliente',
  own: '(la tua azienda)',
  ownName: 'Ponteverde CRM',
  note: 'Esempio con nomi inventati',
  sampleNote: 'Esempio. Aziende e numeri inventati.',
  label: 'Esempio di dashboard: una risposta e i suoi numeri',
  mentionRate: 'Mention Rate',
  position: 'Posizione Media',
  sentiment: 'Sentiment',
  share: '% su Totale',
  sources: 'Fonti: guidacrm.example · impresaoggi.example · ponteverde.example',
  others: formatOtherCompanies,
  rateLabel: ({ name, rate, interval }: { name: string; rate: string; interval: string }) =>
    `${name}: ${rate}, intervallo al 95%: ${interval}`,
  positionLabel: (interval: string) => `Posizione media, intervallo al 95%: ${interval}`,
  tonesLabel: ({ positive, neutral, negative }: { positive: number; neutral: number; negative: number }) =>
    `${formatInteger(positive)} positive, ${formatInteger(neutral)} neutrali, ${formatInteger(negative)} negative`,
  ratesTitle: { before: 'Mention Rate di ', after: ' per prompt' },
  ratesNote: 'Tacca: valore misurato. Fascia: intervallo al 95%. Dati di esempio.',
} as const;
