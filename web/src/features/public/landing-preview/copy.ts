export const previewCopy = {
  badge: 'PREVIEW MODE',
  text: 'Dati di esempio, fermi: qui si sceglie un disegno, non un piano. I motori di ricerca non leggono questa pagina.',
  alternatives: {
    today: { name: 'Attuale', text: 'Domanda a sinistra, promessa a destra, esempio sotto.' },
    centred: { name: 'Centrata', text: 'Una colonna, lo sguardo scende dritto sull’esempio.' },
    dark: { name: 'Palco scuro', text: 'La domanda su fondo scuro, le cifre accanto.' },
    cards: { name: 'Piani a schede', text: 'Tre piani affiancati, il più scelto in evidenza.' },
    rows: { name: 'Piani a confronto', text: 'Una tabella, una riga per ciò che cambia.' },
  },
  dark: {
    headline: 'La prossima risposta dell’AI',
    headlineMarked: 'parla di te?',
    text: 'Ogni giorno la stessa domanda, ogni risposta riletta e contata.',
    figures: [
      { figure: '62,5%', of: 'Mention Rate' },
      { figure: '2,4', of: 'Posizione Media' },
      { figure: '14,4%', of: 'delle menzioni' },
    ],
    note: 'Esempio. Aziende e numeri inventati.',
  },
  table: {
    caption: 'Piani a confronto, dati di esempio',
    plan: 'Piano',
    price: 'Al mese, IVA inclusa',
    companies: 'Aziende',
    prompts: 'Prompt',
    taskLists: 'Task List',
    yes: 'Sì',
    no: 'No',
  },
  priceQuestion: {
    question: 'Quanto costano i piani premium?',
    answer: 'I piani premium partono da 29 euro al mese.',
  },
} as const;
