import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { it } from 'react-day-picker/locale/it';
import type { Period } from '../period-search-model.ts';

interface RangeCalendarProps {
  period: Period | null;
  /** No day after it can be chosen. */
  today: string;
  /** Both ends are chosen, or the one there was is given up. */
  onChoose: (period: Period | null) => void;
}

/** Below this width of the window there is room for one month; a second one would only push the first out of sight. */
const TWO_MONTHS_FROM_PX = 640;

/** Two months side by side, one on a phone: the first click begins a period, the second ends it. */
export function RangeCalendar({ period, today, onChoose }: RangeCalendarProps) {
  const [range, setRange] = useState<DateRange | undefined>(() =>
    period === null ? undefined : { from: toDate(period.from), to: toDate(period.to) },
  );
  const last = toDate(today);
  const [count] = useState(() => (window.innerWidth < TWO_MONTHS_FROM_PX ? 1 : 2));
  const end = period === null ? last : toDate(period.to);
  return (
    <DayPicker
      mode="range"
      resetOnSelect
      autoFocus
      locale={it}
      numberOfMonths={count}
      today={last}
      disabled={{ after: last }}
      endMonth={last}
      defaultMonth={count === 1 ? end : monthBefore(end)}
      selected={range}
      onSelect={(chosen) => {
        setRange(chosen);
        if (chosen === undefined) onChoose(null);
        else if (chosen.from && chosen.to) onChoose({ from: toDay(chosen.from), to: toDay(chosen.to) });
      }}
      classNames={CLASSES}
    />
  );
}

/** The calendar counts in the browser's own days; only their numbers matter. */
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear())}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function monthBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth() - 1, 1);
}

const CLASSES = {
  root: 'relative',
  months: 'grid gap-6 sm:grid-cols-2',
  month: 'grid content-start gap-2',
  month_caption: 'flex h-9 items-center justify-center pointer-coarse:h-11',
  caption_label: 'text-sm font-medium',
  nav: 'absolute inset-x-0 top-0 z-1 flex justify-between',
  button_previous: arrow(),
  button_next: arrow(),
  chevron: 'size-4 fill-current',
  month_grid: 'mx-auto border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekday: 'size-9 text-2xs font-normal text-faint',
  day: 'p-0 text-center text-xs',
  day_button:
    'grid size-9 place-items-center rounded-1 text-text enabled:hover:bg-sunken focus-visible:rounded-1 pointer-coarse:size-10',
  today: 'font-semibold [&>button]:underline [&>button]:underline-offset-4',
  disabled: '[&>button]:text-faint [&>button]:opacity-60',
  outside: 'invisible',
  hidden: 'invisible',
  range_middle: 'bg-accent-soft [&>button]:rounded-none [&>button]:enabled:hover:bg-accent-line',
  range_start: edge('rounded-l-1'),
  range_end: edge('rounded-r-1'),
};

function arrow(): string {
  return 'grid size-9 place-items-center rounded-2 text-muted enabled:hover:bg-sunken enabled:hover:text-text disabled:opacity-40 aria-disabled:opacity-40 pointer-coarse:size-11';
}

function edge(corner: string): string {
  return `bg-accent-soft ${corner} [&>button]:bg-accent [&>button]:text-on-accent [&>button]:enabled:hover:bg-accent-hover`;
}
