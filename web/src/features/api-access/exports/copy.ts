import type { ExportFormat, ExportTable } from '@citato/contract';

export const TABLE_WORDS: Readonly<Record<ExportTable, string>> = {
  results: 'Risultati: le aziende nominate da ogni prompt',
  history: 'Andamento: i punti della storia',
  answers: 'Risposte, con il loro testo',
  mentions: 'Menzioni: chi nomina ogni risposta',
  sources: 'Fonti: le pagine citate',
};

export const FORMAT_WORDS: Readonly<Record<ExportFormat, string>> = {
  csv: 'Excel, Fogli',
  rfc4180: 'CSV per programmi',
  jsonl: 'JSON, una riga l’una',
};

export const exportsCopy = {
  title: 'Esportazioni',
  intro:
    'Le tabelle di un’azienda come file, di qualunque lunghezza. Un numero sconosciuto resta una casella vuota; un testo che sembra una formula comincia con un apostrofo.',
  company: 'Azienda',
  table: 'Che cosa',
  format: 'Formato',
  download: 'Scarica',
  downloading: 'Preparazione...',
  done: 'File scaricato',
  failed: 'Il file non è arrivato',
  fallback: 'Riprova fra poco.',
  noCompany: 'Quando avrai un’azienda, da qui ne scarichi le tabelle.',
  zeros:
    'Excel toglie gli zeri davanti ai numeri quando apre un CSV: per tenerli importa la colonna come testo.',
} as const;
