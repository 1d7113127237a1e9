import { type ExportFormat, type ExportTable, FILE_ENDINGS } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { FILE_WORDS } from '../templates/export-columns.ts';

const FILE_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  rfc4180: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** How a file of a table is called on a day, and of what type it is. */
export function nameFile({
  table,
  format,
  day,
}: {
  table: ExportTable;
  format: ExportFormat;
  day: RomeDay;
}): {
  name: string;
  type: string;
} {
  return {
    name: `citato-${FILE_WORDS[table]}-${day}.${FILE_ENDINGS[format]}`,
    type: FILE_TYPES[format],
  };
}
