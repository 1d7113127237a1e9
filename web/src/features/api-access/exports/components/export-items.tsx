import type { ExportFormat, ExportTable } from '@citato/contract';
import { MenuItem, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { exportItemsCopy as copy } from '../items-copy.ts';
import { useExport } from '../queries.ts';

export interface ExportItemsProps {
  company: { id: string; name: string };
  /** The tables behind what is on screen, the first one first. */
  tables: readonly ExportTable[];
  /** Of these prompts alone. */
  promptIds?: readonly string[];
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Each table in each format for people; a plan that does not hold them says which does. */
export function ExportItems({ company, tables, promptIds }: ExportItemsProps) {
  const file = useExport();
  const download = async (table: ExportTable, format: ExportFormat) => {
    try {
      await file.mutateAsync({ company, table, format, promptIds });
      showToast({ title: copy.done, tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.fallback });
      showToast({ title: copy.failed, description, tone: 'error' });
    }
  };
  return tables.flatMap((table) =>
    FORMATS.map((format) => (
      <MenuItem key={`${table} ${format}`} onSelect={() => void download(table, format)}>
        {copy.item({ table, format })}
      </MenuItem>
    )),
  );
}
