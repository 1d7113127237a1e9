import type { Prompt } from '@citato/contract';
import { useId, useState } from 'react';
import { formatPercent } from '#lib/format';
import { Button } from '#ui';
import type { ChartPoint } from '../chart-model.ts';
import { historyCopy, nameInterval } from '../copy.ts';
import { nameDay } from '../day-words.ts';
import { pointSpan } from '../period-model.ts';
import { BehindAnswers } from './behind-answers.tsx';

const copy = historyCopy.chart;

interface PointsTableProps {
  caption: string;
  days: readonly string[];
  columns: readonly { key: string; name: string; placed: readonly (ChartPoint | null)[] }[];
  /** The columns with an interval and n: the own one, or all. */
  showsInterval: (index: number) => boolean;
  /** Whose answers a row opens, and how many days it counts. */
  prompts: readonly Prompt[];
  pointDays: number;
}

/** What a chart draws, in figures; opened by who wants to read them. */
export function PointsTable({ caption, days, columns, showsInterval, prompts, pointDays }: PointsTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? copy.hideTable : copy.asTable}
      </Button>
      {isOpen && (
        <div
          id={id}
          role="region"
          aria-label={caption}
          tabIndex={0}
          className="max-h-96 basis-full overflow-auto rounded-2 border"
        >
          <table className="w-full text-xs">
            <caption className="sr-only">{caption}</caption>
            <thead className="sticky top-0 bg-surface">
              <tr>
                <th scope="col" className="px-3 py-2 text-left text-2xs font-medium text-muted">
                  {copy.day}
                </th>
                {columns.map(({ key, name }) => (
                  <th key={key} scope="col" className="px-3 py-2 text-right text-2xs font-medium text-muted">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, row) => (
                <tr key={day} className="border-t">
                  <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                    <BehindAnswers prompts={prompts} days={pointSpan(day, pointDays)} name={nameDay(day)}>
                      {nameDay(day)}
                    </BehindAnswers>
                  </th>
                  {columns.map(({ key, placed }, index) => (
                    <td key={key} className="px-3 py-1.5 text-right whitespace-nowrap">
                      <Figure point={placed[row] ?? null} showsInterval={showsInterval(index)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Figure({ point, showsInterval }: { point: ChartPoint | null; showsInterval: boolean }) {
  if (point === null) return <span className="text-faint">{copy.none}</span>;
  return (
    <>
      {formatPercent(point.percent)}
      {showsInterval && (
        <span className="block text-2xs text-faint">
          {nameInterval(point)} · n = {point.n}
        </span>
      )}
    </>
  );
}
