import type { ExportFormat, ExportTable } from '@citato/contract';
import { Link } from '@tanstack/react-router';
import { MenuItem, MenuLink, MenuSeparator, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';
import { exportItemsCopy as copy } from '../items-copy.ts';
import { useExport } from '../queries.ts';
import { weeklyCopy } from '../weekly-copy.ts';
import { useWeeklyExports } from '../weekly-queries.ts';

export interface ExportItemsProps {
  company: { id: string; name: string };
  /** The tables behind what is on screen, the first one first. */
  tables: readonly ExportTable[];
  /** Of these prompts alone. */
  promptIds?: readonly string[];
  /** Leads to the files of each Monday. */
  onSchedule: () => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Each table in each format for people, and by mail each week; a plan that holds no files says so before any press. */
export function ExportItems({ company, tables, promptIds, onSchedule }: ExportItemsProps) {
  const file = useExport();
  const weekly = useWeeklyExports();
  const download = async (table: ExportTable, format: ExportFormat) => {
    try {
      await file.mutateAsync({ company, table, format, promptIds });
      showToast({ title: copy.done, tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.fallback });
      showToast({ title: copy.failed, description, tone: 'error' });
    }
  };
  if (weekly.isPending)
    return (
      <p role="status" className="px-2.5 py-2 text-sm text-muted">
        {weeklyCopy.waiting}
      </p>
    );
  if (weekly.data?.isIncluded === false) return <NotIncluded plans={weekly.data.plans} />;
  return (
    <>
      {tables.flatMap((table) =>
        FORMATS.map((format) => (
          <MenuItem key={`${table} ${format}`} onSelect={() => void download(table, format)}>
            {copy.item({ table, format })}
          </MenuItem>
        )),
      )}
      <MenuSeparator />
      <MenuItem onSelect={onSchedule}>{weeklyCopy.menu}</MenuItem>
    </>
  );
}

function NotIncluded({ plans }: { plans: readonly string[] }) {
  const mayChange = useMay<'changePlan'>('own');
  return (
    <>
      <p className="max-w-64 px-2.5 py-2 text-sm text-pretty text-muted">{weeklyCopy.notIncluded(plans)}</p>
      {mayChange && (
        <MenuLink>
          <Link to="/profile" search={{ tab: 'plan' }}>
            {weeklyCopy.plans}
          </Link>
        </MenuLink>
      )}
    </>
  );
}
