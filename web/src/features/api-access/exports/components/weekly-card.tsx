import type { WeeklyExport } from '@citato/contract';
import { useState } from 'react';
import { Button, Card, ErrorState, Field, lazyDialog, SelectInput, showToast, Skeleton } from '#ui';
import { useCompanies } from '#features/companies';
import { readErrorMessage } from '#lib/api-client';
import { nameDay } from '#lib/format';
import { FORMAT_WORDS } from '../copy.ts';
import { nameTables } from '../model.ts';
import { weeklyCopy } from '../weekly-copy.ts';
import { useSetWeeklyExport, useStopWeeklyExport, useWeeklyExports } from '../weekly-queries.ts';

const copy = weeklyCopy.card;
const WeeklyDialog = lazyDialog(async () => (await import('./weekly-dialog.tsx')).WeeklyDialog);

interface NamedCompany {
  id: string;
  name: string;
}

/** The files the member is mailed each Monday, by company; not shown where the plan never held them. */
export function WeeklyCard() {
  const weekly = useWeeklyExports();
  const companies = useCompanies().data?.companies;
  const [opened, setOpened] = useState<NamedCompany | null>(null);
  if (weekly.isLoadingError)
    return (
      <ErrorState title={copy.failed} isRetrying={weekly.isFetching} onRetry={() => void weekly.refetch()}>
        {weekly.error.message} {copy.failedText}
      </ErrorState>
    );
  if (weekly.data === undefined || companies === undefined) return <Skeleton className="h-40" />;
  const { isIncluded, weeklyExports } = weekly.data;
  const known = weeklyExports.flatMap((one) => {
    const company = companies.find(({ id }) => id === one.companyId);
    return company === undefined ? [] : [{ ...one, company }];
  });
  if (!isIncluded && known.length === 0) return null;
  const others = companies.filter(({ id }) => known.every(({ companyId }) => companyId !== id));
  return (
    <Card>
      <section className="grid grid-cols-1 gap-4 px-4 py-6 sm:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="text-sm text-pretty text-muted">{copy.intro}</p>
        </div>
        <ul className="grid divide-y border-t empty:hidden">
          {known.map((one) => (
            <WeeklyItem key={one.companyId} one={one} isIncluded={isIncluded} onChange={setOpened} />
          ))}
        </ul>
        {companies.length === 0 && <p className="text-sm text-muted">{copy.empty}</p>}
        {isIncluded && others.length > 0 && <Chooser companies={others} onChoose={setOpened} />}
      </section>
      {opened !== null && (
        <WeeklyDialog
          company={opened}
          suggested={['results']}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </Card>
  );
}

interface WeeklyItemProps {
  one: WeeklyExport & { company: NamedCompany };
  isIncluded: boolean;
  onChange: (company: NamedCompany) => void;
}

function WeeklyItem({ one, isIncluded, onChange }: WeeklyItemProps) {
  const { company, companyId, tables, format, isSent, nextDay } = one;
  const save = useSetWeeklyExport();
  const stop = useStopWeeklyExport();
  const attempt = (work: Promise<unknown>) => {
    work.catch((error: unknown) => {
      const description = readErrorMessage({ error, fallback: weeklyCopy.dialog.fallback });
      showToast({ title: weeklyCopy.dialog.failed, description, tone: 'error' });
    });
  };
  const state = isSent ? (isIncluded ? copy.next(nameDay(nextDay)) : copy.waits) : copy.paused;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-medium wrap-anywhere">{company.name}</p>
        <p className="text-xs text-pretty text-muted">
          {nameTables(tables)} · {FORMAT_WORDS[format]} · {state}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isIncluded && (
          <Button
            size="sm"
            aria-label={copy.changeNamed(company.name)}
            onClick={() => {
              onChange(company);
            }}
          >
            {copy.change}
          </Button>
        )}
        {isSent ? (
          <Button
            size="sm"
            aria-label={copy.stopNamed(company.name)}
            isLoading={stop.isPending}
            onClick={() => {
              attempt(stop.mutateAsync(companyId));
            }}
          >
            {copy.stop}
          </Button>
        ) : (
          isIncluded && (
            <Button
              size="sm"
              aria-label={copy.resumeNamed(company.name)}
              isLoading={save.isPending}
              onClick={() => {
                attempt(save.mutateAsync({ companyId, tables, format }));
              }}
            >
              {copy.resume}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

function Chooser({
  companies,
  onChoose,
}: {
  companies: readonly NamedCompany[];
  onChoose: (company: NamedCompany) => void;
}) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = companies.find(({ id }) => id === chosenId) ?? companies[0];
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={copy.company}>
        <SelectInput
          value={chosen?.id}
          onChange={({ target: { value } }) => {
            setChosenId(value);
          }}
        >
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Button
        className="min-h-11 max-sm:min-h-12"
        onClick={() => {
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {copy.choose}
      </Button>
    </div>
  );
}
