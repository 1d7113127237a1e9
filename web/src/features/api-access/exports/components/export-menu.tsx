import type { ExportFormat, ExportTable } from '@citato/contract';
import { Download } from 'lucide-react';
import { IconButton, Menu, MenuItem, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { exportMenuCopy as copy } from '../menu-copy.ts';
import { useExport } from '../queries.ts';

interface ExportMenuProps {
  company: { id: string; name: string };
  /** The tables behind what is on screen, the first one first. */
  tables: readonly ExportTable[];
  /** Of these prompts alone. */
  promptIds?: readonly string[];
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** The rows behind a table as files, in the table's own menu; a plan that does not hold them says which does. */
export function ExportMenu({ company, tables, promptIds }: ExportMenuProps) {
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
  return (
    <Menu
      trigger={<IconButton label={copy.label} icon={<Download />} disabled={file.isPending} />}
      header={copy.label}
    >
      {tables.flatMap((table) =>
        FORMATS.map((format) => (
          <MenuItem key={`${table} ${format}`} onSelect={() => void download(table, format)}>
            {copy.item({ table, format })}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}
