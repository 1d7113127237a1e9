import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Span } from './spans.ts';

/** An engine on one day: the models that gave its ok answers, and who read them. */
export interface EngineDay {
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly models: readonly string[];
  readonly readers: readonly string[];
}

export interface MeasureMark {
  readonly day: RomeDay;
  readonly kind: 'model_changed' | 'reader_changed' | 'engine_added' | 'engine_removed' | 'question_changed';
  readonly engine: EngineId | null;
  /** Whose question changed. */
  readonly promptIds: PromptId[];
}

/** A series of a prompt, by its first day. */
export interface BegunSeries {
  readonly promptId: PromptId;
  readonly number: number;
  readonly firstDay: RomeDay;
}

/**
 * The days within a period on which something else was measured than before: another model of an engine, another reader,
 * an engine that began, or one that did not answer again before the period ended; another question. Days of one engine
 * come once each.
 */
export function listMarks({
  days,
  series,
  period,
}: {
  days: readonly EngineDay[];
  series: readonly BegunSeries[];
  period: Span;
}): MeasureMark[] {
  const sorted = days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const byEngine = [...Map.groupBy(sorted, ({ engine }) => engine)];
  const isInside = (day: RomeDay) => day > period.firstDay && day <= period.lastDay;
  const marks = byEngine.flatMap(([engine, ofEngine]): MeasureMark[] => [
    ...listTurns(ofEngine, ({ models }) => models.join('\n')).map((day) => ({
      day,
      kind: 'model_changed' as const,
      engine,
      promptIds: [],
    })),
    ...listLife(engine, { ofEngine, all: sorted }),
  ]);
  const readings = [...Map.groupBy(sorted, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    readers: [...new Set(ofDay.flatMap(({ readers }) => readers))].sort(),
  }));
  const turns = listTurns(readings, ({ readers }) => readers.join('\n'));
  const read = turns.map((day) => ({ day, kind: 'reader_changed' as const, engine: null, promptIds: [] }));
  return [...marks, ...read, ...listChanges(series)]
    .filter(({ day }) => isInside(day))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** One a day, however many questions changed on it. */
function listChanges(series: readonly BegunSeries[]): MeasureMark[] {
  const begun = series.filter(({ number }) => number > 1);
  return [...Map.groupBy(begun, ({ firstDay }) => firstDay)].map(([day, ofDay]) => ({
    day,
    kind: 'question_changed' as const,
    engine: null,
    promptIds: [...new Set(ofDay.map(({ promptId }) => promptId))],
  }));
}

/** The days from which something stays another thing for two days at least: one odd day is no change. */
function listTurns<Day extends { readonly day: RomeDay }>(
  days: readonly Day[],
  read: (day: Day) => string,
): RomeDay[] {
  const turns: RomeDay[] = [];
  let known = days[0] === undefined ? '' : read(days[0]);
  for (const [index, one] of days.entries()) {
    const now = read(one);
    const next = days[index + 1];
    if (now === known || now === '' || (next !== undefined && read(next) === known)) continue;
    turns.push(one.day);
    known = now;
  }
  return turns;
}

function listLife(
  engine: EngineId,
  { ofEngine, all }: { ofEngine: readonly EngineDay[]; all: readonly EngineDay[] },
): MeasureMark[] {
  const [first, last] = [ofEngine[0]?.day, ofEngine.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const after = all.find(({ day }) => day > last)?.day;
  const began = all[0] !== undefined && first > all[0].day;
  return [
    ...(began ? [{ day: first, kind: 'engine_added' as const, engine, promptIds: [] }] : []),
    ...(after === undefined ? [] : [{ day: after, kind: 'engine_removed' as const, engine, promptIds: [] }]),
  ];
}
