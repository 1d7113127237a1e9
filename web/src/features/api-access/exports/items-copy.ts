import type { ExportFormat, ExportTable } from '@citato/contract';

const TABLES: Readonly<Record<ExportTable, string>> = {
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
    `${TABLES[table]}, ${FORMATS[format]}`,
  done: 'File scaricato',
  failed: 'Il file non è arrivato',
  fallback: 'Riprova fra poco.',
} as const;
