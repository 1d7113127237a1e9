import type { CompanyHistory } from '@citato/contract';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatMonth } from '#lib/format';
import { Button, IconButton, Popover } from '#ui';
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
            className="min-h-9 rounded-2 text-sm capitalize transition-colors hover:bg-sunken focus-visible:rounded-2 disabled:bg-transparent disabled:text-faint aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:min-h-11"
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
