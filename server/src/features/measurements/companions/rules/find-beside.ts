import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { StoredMonth } from '../../rules/packed-answers/stored-month.ts';
import { visitAnswers } from '../../rules/packed-answers/unpack-answers.ts';
import { writeDay } from '../../rules/tallies/unpack-tallies.ts';
import type { Span } from '../../timeline/rules/spans.ts';

/** Where an answer stands that names the own company beside another. */
export interface BesideSighting {
  readonly promptId: string;
  readonly engine: EngineId;
  readonly day: RomeDay;
}

export interface BesideCounts {
  /** Ok answers that name the own company. */
  readonly mentions: number;
  /** Those of them that name none of the others. */
  readonly withoutAny: number;
  /** By key, the newest first, each place once. */
  readonly sightings: ReadonlyMap<string, readonly BesideSighting[]>;
}

/** Beside whom of some companies the own one is named, where, and how often beside none of them. */
export function findBeside(
  months: readonly StoredMonth[],
  { span, engines, keys }: { span: Span; engines: readonly EngineId[] | null; keys: readonly string[] },
): BesideCounts {
  let [mentions, withoutAny] = [0, 0];
  const places = new Map<string, Map<string, BesideSighting>>(keys.map((key) => [key, new Map()]));
  for (const month of months) {
    const days = Array.from({ length: 32 }, (_, day) => (day === 0 ? '' : writeDay(month.month, day)));
    const wanted = month.rivalKeys.map((key) => places.get(key));
    const isAsked = month.engines.map((engine) => engines?.includes(engine) ?? true);
    visitAnswers(month.answers, (answer) => {
      const day = days[answer.day] ?? '';
      if (!answer.namesOwn || isAsked[answer.engine] !== true) return;
      if (day < span.firstDay || day > span.lastDay) return;
      mentions += 1;
      let isAlone = true;
      for (const place of answer.rivals) {
        const found = wanted[place];
        const engine = month.engines[answer.engine];
        if (found === undefined || engine === undefined) continue;
        isAlone = false;
        const name = `${day} ${month.promptId} ${engine}`;
        if (!found.has(name)) found.set(name, { promptId: month.promptId, engine, day });
      }
      if (isAlone) withoutAny += 1;
    });
  }
  const sightings = [...places].map(([key, found]): [string, BesideSighting[]] => [
    key,
    [...found].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, place]) => place),
  ]);
  return { mentions, withoutAny, sightings: new Map(sightings) };
}
