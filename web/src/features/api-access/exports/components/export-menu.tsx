import { api } from '@citato/contract';
import { Download } from 'lucide-react';
import { useMay } from '#lib/session/use-may';
import { IconButton, lazyPart, Menu } from '#ui';
import { exportMenuCopy as copy } from '../menu-copy.ts';
import type { ExportItemsProps } from './export-items.tsx';

const Items = lazyPart(async () => (await import('./export-items.tsx')).ExportItems);

/** The rows behind a table as files, in the table's own menu, whose code comes when it is opened. */
export function ExportMenu(items: ExportItemsProps) {
  const mayExport = useMay(api.exportTable);
  if (!mayExport) return null;
  return (
    <Menu trigger={<IconButton label={copy.label} icon={<Download />} />} header={copy.label}>
      <Items {...items} />
    </Menu>
  );
}
