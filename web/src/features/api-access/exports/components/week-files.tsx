import { EXPORT_TABLES, type ExportFormat, type ExportTable } from '@citato/contract';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Card, showToast, Skeleton } from '#ui';
import { useCompanies } from '#features/companies';
import { readErrorMessage } from '#lib/api-client';
import { nameSpan } from '#lib/format';
import { exportItemsCopy } from '../items-copy.ts';
import { TABLE_WORDS } from '../copy.ts';
import { daysOf, firstDayOf } from '../model.ts';
import { useExport } from '../queries.ts';
import { weeklyCopy } from '../weekly-copy.ts';
import { useWeeklyExports } from '../weekly-queries.ts';
import { FormatChoice } from './format-choice.tsx';

const copy = weeklyCopy.week;
const route = getRouteApi('/profile');

/** The files of a week a mail led to, however large; to who may not read the company it says so. */
export function WeekFiles() {
  const { azienda, settimana } = route.useSearch();
  return azienda === undefined || settimana === undefined ? null : (
    <FilesOfWeek companyId={azienda} lastDay={settimana} />
  );
}

function FilesOfWeek({ companyId, lastDay }: { companyId: string; lastDay: string }) {
  const companies = useCompanies();
  const weekly = useWeeklyExports();
  if (companies.data === undefined || weekly.isPending) return <Skeleton className="h-56" />;
  const company = companies.data.companies.find(({ id }) => id === companyId);
  const choice = weekly.data?.weeklyExports.find((one) => one.companyId === companyId);
  return (
    <Card>
      <section className="grid grid-cols-1 gap-4 px-4 py-6 sm:p-6">
        {company === undefined ? (
          <p className="text-sm text-pretty text-muted">{copy.gone}</p>
        ) : (
          <Files
            company={company}
            lastDay={lastDay}
            tables={choice === undefined || choice.tables.length === 0 ? EXPORT_TABLES : choice.tables}
            first={choice?.format ?? 'xlsx'}
          />
        )}
      </section>
    </Card>
  );
}

interface FilesProps {
  company: { id: string; name: string };
  lastDay: string;
  tables: readonly ExportTable[];
  first: ExportFormat;
}

function Files({ company, lastDay, tables, first }: FilesProps) {
  const [format, setFormat] = useState(first);
  return (
    <>
      <div>
        <h2 className="text-lg font-semibold tracking-prompt wrap-anywhere">{copy.title(company.name)}</h2>
        <p className="text-sm text-pretty text-muted">
          {copy.intro(nameSpan({ firstDay: firstDayOf(lastDay), lastDay }))}
        </p>
      </div>
      <FormatChoice format={format} name="week-format" onChange={setFormat} />
      <ul className="grid divide-y border-t">
        {tables.map((table) => (
          <WeekFile key={table} company={company} table={table} format={format} lastDay={lastDay} />
        ))}
      </ul>
    </>
  );
}

interface WeekFileProps extends Pick<FilesProps, 'company' | 'lastDay'> {
  table: ExportTable;
  format: ExportFormat;
}

function WeekFile({ company, table, format, lastDay }: WeekFileProps) {
  const file = useExport();
  const download = async () => {
    try {
      await file.mutateAsync({ company, table, format, days: daysOf(table, lastDay) });
      showToast({ title: exportItemsCopy.done, tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: exportItemsCopy.fallback });
      showToast({ title: exportItemsCopy.failed, description, tone: 'error' });
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-56 text-sm">{TABLE_WORDS[table]}</p>
      <Button
        size="sm"
        aria-label={exportItemsCopy.downloadNamed(table)}
        isLoading={file.isPending}
        onClick={() => void download()}
      >
        {exportItemsCopy.download}
      </Button>
    </li>
  );
}
