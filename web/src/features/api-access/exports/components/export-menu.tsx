import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton, lazyDialog, lazyPart, Menu } from '#ui';
import { useMay } from '#lib/session/use-may';
import { exportMenuCopy as copy } from '../menu-copy.ts';
import type { ExportItemsProps } from './export-items.tsx';

const Items = lazyPart(async () => (await import('./export-items.tsx')).ExportItems);
const WeeklyDialog = lazyDialog(async () => (await import('./weekly-dialog.tsx')).WeeklyDialog);

/**
 * The rows behind a table as files, in the table's own menu, whose code comes when it is opened. A client of the
 * organisation has none.
 */
export function ExportMenu(props: Omit<ExportItemsProps, 'onSchedule'>) {
  const [isScheduling, setIsScheduling] = useState(false);
  const mayExport = useMay<'exportTable' | 'listWeeklyExports'>('read');
  if (!mayExport) return null;
  return (
    <>
      <Menu trigger={<IconButton label={copy.label} icon={<Download />} />} header={copy.label}>
        <Items
          {...props}
          onSchedule={() => {
            setIsScheduling(true);
          }}
        />
      </Menu>
      {isScheduling && (
        <WeeklyDialog
          company={props.company}
          suggested={props.tables}
          onClose={() => {
            setIsScheduling(false);
          }}
        />
      )}
    </>
  );
}
