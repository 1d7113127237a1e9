import type { CompanyHistory, Prompt } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { DoneList } from '#features/action-plans';
import { formatPercent } from '#lib/format';
import { FigureNote, Marker } from '#ui';
import {
  chooseTop,
  type DoneDay,
  findLast,
  groupMarks,
  listBreaks,
  placeDay,
  placePoints,
} from '../chart-model.ts';
import { historyCopy } from '../copy.ts';
import { nameShortDay } from '../day-words.ts';
import { countDays, pointSpan } from '../period-model.ts';
import { BehindAnswers } from './behind-answers.tsx';
import { LineEnds } from './line-ends.tsx';
import { Days, Heights, Letters } from './chart-axes.tsx';
import { Plot, type PlottedLine } from './plot.tsx';
import { PointsTable } from './points-table.tsx';

const copy = historyCopy.chart;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The company’s rate over the period with its interval, and those named most beside it. */
export function MainChart({
  history,
  prompts,
  doneDays,
}: {
  history: CompanyHistory;
  prompts: readonly Prompt[];
  doneDays: readonly DoneDay[];
}) {
  const titleId = useId();
  const { period, pointDays } = history;
  const breaks = listBreaks(history);
  const lines = history.lines.map((line) => ({ ...line, placed: placePoints(line.points, breaks) }));
  const own = lines.find(({ isOwn }) => isOwn);
  const days = history.lines[0]?.points ?? [];
  const lastIndex = own?.placed.findLastIndex((point) => point !== null) ?? -1;
  // The day, not its place: another period has the same day elsewhere.
  const [read, setRead] = useState<string | null>(null);
  const place = days.findIndex((one) => one.day === read);
  const index = Math.max(0, place === -1 ? lastIndex : place);
  const top = chooseTop(findHighest(lines));
  // What changes on one day is one wall.
  const walls = [...new Set(history.marks.map(({ day }) => day))].map((wallDay, at) => ({
    day: wallDay,
    letter: LETTERS[at] ?? '·',
    place: placeDay(days, wallDay),
  }));
  const day = days[index]?.day ?? period.lastDay;
  const point = own?.placed[index] ?? null;
  const named = lines.map(({ name, placed }) => ({ name, point: placed[index] ?? null }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={titleId} className="mr-auto text-lg font-semibold tracking-prompt">
          {copy.title}
        </h2>
        <span className="text-2xs text-faint">{nameShortDay(day)}</span>
        <span className="text-sm font-medium">
          <Marker>{own?.name}</Marker> {point === null ? copy.none : formatPercent(point.percent)}
        </span>
        <span className="text-2xs text-faint">
          {point === null ? copy.gap : copy.basis(point, pointDays)}
        </span>
        <BehindAnswers prompts={prompts} days={pointSpan(day, pointDays)} name={copy.title} appearance="link">
          {historyCopy.answers.read}
        </BehindAnswers>
      </div>
      <figure
        aria-label={copy.label({
          period,
          lines: lines.map(({ name, placed }) => ({
            name,
            first: placed.find((one) => one !== null) ?? null,
            last: findLast(placed),
          })),
        })}
        className={cx(
          'grid grid-cols-[36px_minmax(0,1fr)_112px] gap-x-2 sm:grid-cols-[40px_minmax(0,1fr)_176px] sm:gap-x-3',
          walls.length > 0
            ? 'grid-rows-[20px_260px_24px] sm:grid-rows-[20px_320px_24px]'
            : 'grid-rows-[260px_24px] sm:grid-rows-[320px_24px]',
        )}
      >
        {walls.length > 0 && <Letters walls={walls} />}
        <Heights top={top} />
        <div className="relative">
          <Plot
            lines={lines}
            top={top}
            walls={walls}
            done={doneDays.map((one) => ({ ...one, place: placeDay(days, one.day) }))}
            index={index}
            onRead={(at) => {
              setRead(days[at]?.day ?? null);
            }}
            label={copy.points}
            value={copy.point({ day, values: named })}
          />
        </div>
        <div className="relative">
          <LineEnds lines={lines} top={top} />
        </div>
        <Days days={days.map((one) => one.day)} />
      </figure>
      <BelowChart
        {...{ history, walls, doneDays }}
        gaps={own?.placed.includes(null) ?? false}
        isStepped={days.length < countDays(period)}
      />
      <div className="-ml-2.5 flex flex-wrap gap-2 print:hidden">
        <PointsTable
          caption={copy.table(period)}
          days={days.map((one) => one.day)}
          columns={lines}
          showsInterval={(column) => lines[column]?.isOwn === true}
          {...{ prompts, pointDays }}
        />
      </div>
    </div>
  );
}

/** The highest the chart shows: of the own company the upper end of its interval. */
const findHighest = (lines: readonly PlottedLine[]): number =>
  Math.max(
    0,
    ...lines.flatMap(({ isOwn, placed }) =>
      placed.map((point) => (isOwn ? (point?.high ?? 0) : (point?.percent ?? 0))),
    ),
  );

/** What the marks of the chart mean, and how it is counted. */
function BelowChart({
  history,
  walls,
  doneDays,
  gaps,
  isStepped,
}: {
  history: CompanyHistory;
  walls: readonly { day: string; letter: string }[];
  doneDays: readonly DoneDay[];
  gaps: boolean;
  isStepped: boolean;
}) {
  return (
    <div className="grid gap-x-10 gap-y-2 mid:grid-cols-2">
      {walls.length > 0 && <WallList marks={history.marks} walls={walls} />}
      {doneDays.length > 0 && <DoneList days={doneDays} />}
      <FigureNote className="max-w-[64ch]">
        {copy.note({ days: history.pointDays, gaps, isStepped })}
      </FigureNote>
    </div>
  );
}

/** What changed at each wall of the chart. */
function WallList({
  marks,
  walls,
}: {
  marks: CompanyHistory['marks'];
  walls: readonly { day: string; letter: string }[];
}) {
  return (
    <div>
      <ul aria-label={copy.marks} className="grid gap-1 text-xs">
        {groupMarks(marks).map((mark) => (
          <li key={`${mark.day} ${mark.kind}`} className="flex gap-2">
            <span aria-hidden className="w-3 font-semibold text-muted">
              {walls.find((wall) => wall.day === mark.day)?.letter}
            </span>
            <span>
              {nameShortDay(mark.day)} · {historyCopy.mark(mark)}
            </span>
          </li>
        ))}
      </ul>
      <FigureNote className="mt-1">{copy.marksNote}</FigureNote>
    </div>
  );
}
