import type { CompanyHistory, DoneAction, HistoryChannel, HistoryLine } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';

type Point = HistoryLine['points'][number];
type Mark = CompanyHistory['marks'][number];

/** A rate at one day of a line. */
export interface ChartPoint {
  readonly day: string;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
  readonly mentions: number;
  readonly isJoined: boolean;
}

/** The points of a line as rates; null where nothing was answered. A break keeps what lies on both sides of it apart. */
export function placePoints(points: readonly Point[], breaks: readonly string[] = []): (ChartPoint | null)[] {
  return points.map(({ day, mentions, responses }, index) => {
    const { percent, lowPercent, highPercent } = buildRate({ hits: mentions, n: responses });
    if (percent === null || lowPercent === null || highPercent === null) return null;
    const before = points[index - 1]?.day ?? '';
    const isJoined = !breaks.some((broken) => broken > before && broken <= day);
    return { day, percent, low: lowPercent, high: highPercent, n: responses, mentions, isJoined };
  });
}

/** What changed on one day, at all the engines it happened to. */
export interface ChartMark extends Omit<Mark, 'engine'> {
  readonly engines: readonly NonNullable<Mark['engine']>[];
}

/** Changes of one kind on one day are one. */
export const groupMarks = (marks: readonly Mark[]): ChartMark[] =>
  [...Map.groupBy(marks, ({ day, kind }) => `${day} ${kind}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ day, kind, promptIds }) => ({
      day,
      kind,
      promptIds,
      engines: same.flatMap(({ engine }) => (engine === null ? [] : [engine])),
    })),
  );

type Measured = Pick<CompanyHistory, 'marks' | 'prompts'>;

/** What is measured anew in every line: by another reader, or because every question is another one. */
const isWhole = ({ kind, promptIds }: Pick<Mark, 'kind' | 'promptIds'>, prompts: number): boolean =>
  kind === 'reader_changed' || (kind === 'question_changed' && promptIds.length >= prompts);

/** Days on which a line ends and begins anew: another reader, all questions changed, or another model at every engine. */
export const listBreaks = ({
  marks,
  prompts,
  engines,
}: Measured & Pick<CompanyHistory, 'engines'>): string[] =>
  groupMarks(marks)
    .filter(
      (mark) =>
        isWhole(mark, prompts) ||
        (mark.kind === 'model_changed' && engines.every((engine) => mark.engines.includes(engine))),
    )
    .map(({ day }) => day);

export const listChannelBreaks = ({ marks, prompts }: Measured, engine: HistoryChannel['engine']): string[] =>
  marks
    .filter((mark) => isWhole(mark, prompts) || (mark.kind === 'model_changed' && mark.engine === engine))
    .map(({ day }) => day);

const TOPS = [10, 20, 40, 60, 80];
const WHOLE = 100;

/** The top of a scale from zero, in percent: the lowest that holds all of it. */
export function chooseTop(highest: number): number {
  return TOPS.find((top) => top >= highest) ?? WHOLE;
}

/** At most four lines across, zero and the top among them. */
export function listGridlines(top: number): number[] {
  const step = top === 60 ? 20 : top / 2;
  return Array.from({ length: top / step + 1 }, (_, index) => index * step);
}

/** Where labels beside a chart stand, in percent from its top: each at its line, or as near as the others let it. */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  for (const [at, label] of order.entries()) {
    const above = order[at - 1];
    if (above !== undefined) label.place = Math.max(label.place, above.place + gap);
  }
  let limit = 100;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, limit);
    limit = label.place - gap;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}

/** Where a day stands between the first and the last point, in percent of the width. */
export function placeDay(points: readonly Point[], day: string): number {
  const [first, last] = [points[0]?.day, points.at(-1)?.day];
  if (first === undefined || last === undefined || first === last) return 100;
  const at = (Date.parse(day) - Date.parse(first)) / (Date.parse(last) - Date.parse(first));
  return Math.min(100, Math.max(0, at * 100));
}

/** A day of the chart on which something was done. */
export interface DoneDay {
  readonly number: number;
  readonly day: string;
  readonly actions: readonly DoneAction[];
}

/**
 * The days of a period on which something was done about the prompts that are shown, numbered from the first; what is about
 * the whole company, too.
 */
export function listDoneDays({
  actions,
  period,
  promptIds,
}: {
  actions: readonly DoneAction[];
  period: CompanyHistory['period'];
  promptIds: readonly string[];
}): DoneDay[] {
  const shown = actions.filter(
    (action) =>
      action.undoneAt === null &&
      action.day >= period.firstDay &&
      action.day <= period.lastDay &&
      (action.promptIds.some((id) => promptIds.includes(id)) ||
        (action.promptIds.length === 0 && action.gonePrompts === 0)),
  );
  const days = [...new Set(shown.map(({ day }) => day))].sort();
  return days.map((day, index) => ({
    number: index + 1,
    day,
    actions: shown.filter((action) => action.day === day),
  }));
}

const MAX_DAY_LABELS = 5;

/** The points named below a chart, the first and the last among them. */
export function listDayLabels(count: number): number[] {
  const labels = Math.min(MAX_DAY_LABELS, count);
  if (labels < 2) return count === 0 ? [] : [0];
  const all = Array.from({ length: labels }, (_, index) => Math.round((index * (count - 1)) / (labels - 1)));
  return [...new Set(all)];
}

/** The last point that is there. */
export const findLast = (points: readonly (ChartPoint | null)[]): ChartPoint | null =>
  points.findLast((point) => point !== null) ?? null;

const SCALES = [5, 10, 15, 25, 50];

/** How far a difference is drawn to each side of zero: one scale for all rows of a table. */
export function chooseReach(
  differences: readonly ({ readonly low: number; readonly high: number } | null)[],
  scales: readonly number[] = SCALES,
): number {
  const farthest = Math.max(
    0,
    ...differences.flatMap((one) => (one === null ? [] : [Math.abs(one.low), Math.abs(one.high)])),
  );
  return scales.find((scale) => scale >= farthest) ?? WHOLE;
}
