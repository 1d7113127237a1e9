import type { CompanyHistory } from '@citato/contract';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatMonth } from '#lib/format';
import { Button, Field, IconButton, Popover, TextInput } from '#ui';
import { historyCopy } from '../copy.ts';
import { nameDay } from '../day-words.ts';
import { listMonths, listYear } from '../period-model.ts';

const copy = historyCopy.periods;

/** The months of a year; those without an analysis cannot be chosen. */
export function MonthGrid({
  history,
  onChoose,
}: {
  history: Pick<CompanyHistory, 'period' | 'firstDay' | 'lastDay'>;
  /** @param month its first day */
  onChoose: (month: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = `${history.period.firstDay.slice(0, 7)}-01`;
  const [year, setYear] = useState<number | null>(null);
  const current = year ?? Number(shown.slice(0, 4));
  const months = listMonths(history);
  const years = months.map((month) => Number(month.slice(0, 4)));
  const turn = (to: number, label: string, isThere: boolean) => (
    <IconButton
      label={label}
      icon={to < current ? <ChevronLeft /> : <ChevronRight />}
      disabled={!isThere}
      onClick={() => {
        setYear(to);
      }}
    />
  );
  return (
    <Popover
      label={copy.chooseMonth}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        setYear(null);
      }}
      className="w-72 max-w-[calc(100vw-2rem)]"
      trigger={
        <Button aria-label={copy.monthOf(formatMonth(shown))}>
          {formatMonth(shown)}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <div className="flex items-center justify-between">
        {turn(current - 1, String(current - 1), years.includes(current - 1))}
        <b className="text-sm font-semibold" aria-live="polite">
          {String(current)}
        </b>
        {turn(current + 1, String(current + 1), years.includes(current + 1))}
      </div>
      <div role="group" aria-label={String(current)} className="mt-1 grid grid-cols-4 gap-1">
        {listYear(current).map((month) => (
          <button
            key={month}
            type="button"
            aria-label={formatMonth(month)}
            aria-pressed={month === shown}
            disabled={!months.includes(month)}
            className="min-h-9 rounded-2 text-sm transition-colors hover:bg-sunken focus-visible:rounded-2 disabled:bg-transparent disabled:text-faint aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:min-h-11"
            onClick={() => {
              setIsOpen(false);
              onChoose(month);
            }}
          >
            {copy.shortMonth(month)}
          </button>
        ))}
      </div>
      {history.firstDay !== null && (
        <p className="mt-2 text-muted">{copy.firstDay(nameDay(history.firstDay))}</p>
      )}
    </Popover>
  );
}

interface Dates {
  dal: string;
  al: string;
}

/** Two dates of the reader's own; reversed ones are said to be, and turned by a tap. */
export function FreeDates({ dates, onShow }: { dates: Dates; onShow: (dates: Dates) => void }) {
  const [typed, setTyped] = useState(dates);
  const isMissing = typed.dal === '' || typed.al === '';
  const isReversed = !isMissing && typed.dal > typed.al;
  const set = (key: keyof Dates) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [key]: event.target.value });
  };
  return (
    <form
      aria-label={copy.dates}
      noValidate
      className="grid gap-3 print:hidden sm:flex sm:flex-wrap sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && !isReversed) onShow(typed);
      }}
    >
      <div className="grid gap-3 min-[400px]:grid-cols-2">
        <Field label={copy.from}>
          <TextInput type="date" value={typed.dal} onChange={set('dal')} />
        </Field>
        <Field label={copy.to} error={isReversed ? copy.reversed : undefined}>
          <TextInput type="date" value={typed.al} onChange={set('al')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2 sm:pt-6.5">
        {isReversed && (
          <Button
            variant="soft"
            onClick={() => {
              const swapped = { dal: typed.al, al: typed.dal };
              setTyped(swapped);
              onShow(swapped);
            }}
          >
            {copy.swap}
          </Button>
        )}
        <Button type="submit" disabled={isMissing || isReversed}>
          {copy.show}
        </Button>
      </div>
      {isReversed && (
        <p role="alert" className="sr-only">
          {copy.reversed}
        </p>
      )}
      {isMissing && <p className="text-xs text-muted sm:basis-full">{copy.missing}</p>}
    </form>
  );
}
