import type { ExportFormat, ExportTable } from '@citato/contract';

export const TABLE_NAMES: Readonly<Record<ExportTable, string>> = {
  results: 'Risultati',
  history: 'Andamento',
  answers: 'Risposte',
  mentions: 'Menzioni',
  sources: 'Fonti',
  plan: 'Piano',
  alerts: 'Avvisi',
};
const FORMATS: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel',
  csv: 'CSV',
  rfc4180: 'CSV per programmi',
  jsonl: 'JSON a righe',
};

export const exportItemsCopy = {
  item: ({ table, format }: { table: ExportTable; format: ExportFormat }) =>
    `${TABLE_NAMES[table]}, ${FORMATS[format]}`,
  download: 'Scarica',
  downloadNamed: (table: ExportTable) => `Scarica: ${TABLE_NAMES[table]}`,
  done: 'File scaricato',
  failed: 'Il file non è arrivato',
  fallback: 'Riprova fra poco.',
} as const;
