import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, lazyDialog, lazyPart, Menu } from '#ui';
import { useMay } from '#lib/session/use-may';
import { exportMenuCopy as copy } from '../menu-copy.ts';
import type { ExportItemsProps } from './export-items.tsx';

const Items = lazyPart(async () => (await import('./export-items.tsx')).ExportItems);
const WeeklyDialog = lazyDialog(async () => (await import('./weekly-dialog.tsx')).WeeklyDialog);

interface ExportMenuProps extends Omit<ExportItemsProps, 'onSchedule'> {
  /** Beside other buttons that save what is on screen: with words, as they have. */
  isInRow?: boolean;
}

/**
 * The rows behind a table as files, in the table's own menu, whose code comes when it is opened. A client of the
 * organisation has none.
 */
export function ExportMenu({ isInRow = false, ...props }: ExportMenuProps) {
  const [isScheduling, setIsScheduling] = useState(false);
  const mayExport = useMay<'exportTable' | 'listWeeklyExports'>('read');
  if (!mayExport) return null;
  const trigger = isInRow ? (
    <Button variant="ghost">
      <Download />
      {copy.more}
    </Button>
  ) : (
    <IconButton label={copy.label} icon={<Download />} />
  );
  return (
    <>
      <Menu trigger={trigger} header={copy.label}>
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
