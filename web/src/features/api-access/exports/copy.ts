import type { ExportFormat, ExportTable } from '@citato/contract';

export const TABLE_WORDS: Readonly<Record<ExportTable, string>> = {
  results: 'Risultati: le aziende nominate da ogni prompt',
  history: 'Andamento: i punti della storia',
  answers: 'Risposte, con il loro testo',
  mentions: 'Menzioni: chi nomina ogni risposta',
  sources: 'Fonti: le pagine citate',
  plan: 'Il piano: che cosa fare',
  alerts: 'Avvisi: che cosa è provato che è cambiato',
};

export const FORMAT_WORDS: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  rfc4180: 'RFC 4180',
  jsonl: 'JSON',
};

export const exportsCopy = {
  title: 'Esportazioni',
  intro:
    'Le tabelle di un’azienda come file, di qualunque lunghezza. Un numero sconosciuto resta una casella vuota.',
  company: 'Azienda',
  table: 'Che cosa',
  format: 'Formato',
  download: 'Scarica',
  downloading: 'Preparazione...',
  done: 'File scaricato',
  failed: 'Il file non è arrivato',
  fallback: 'Riprova fra poco.',
  noCompany: 'Quando avrai un’azienda, da qui ne scarichi le tabelle.',
} as const;

/** What each format is for. */
export const FORMAT_HELP: Readonly<Record<ExportFormat, string>> = {
  csv: 'Per i fogli italiani: punto e virgola, virgola decimale; un testo che sembra una formula comincia con un apostrofo. Excel toglie gli zeri davanti ai numeri quando apre un CSV: per tenerli scegli Excel.',
  xlsx: 'Un foglio già pronto: i testi restano testi, anche quando sembrano una formula.',
  rfc4180: 'CSV per programmi: virgola, punto decimale, ora UTC.',
  jsonl: 'Per programmi: un oggetto per riga, con i testi esatti.',
};
