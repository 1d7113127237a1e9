import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { compareText } from '#lib/text';
import type { SourceColumns } from './month-columns.ts';
import { createWordList } from './word-list.ts';

/** The ok answers of one prompt, day and engine that cite a site. */
export interface DailySource {
  readonly day: RomeDay;
  readonly engine: EngineId;
  readonly domain: string;
  readonly answers: number;
}

/** The cited sites of one prompt and month as columns; the same sites give the same columns. */
export function packSources(sources: readonly DailySource[]): SourceColumns {
  const engines = [...new Set(sources.map(({ engine }) => engine))].sort();
  const places = createWordList(engines);
  const byDomain = [...Map.groupBy(sources, ({ domain }) => domain)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([domain, ofDomain]) => ({
      domain,
      facts: ofDomain.toSorted((a, b) => compareText(a.day, b.day) || compareText(a.engine, b.engine)),
    }));
  const facts = byDomain.flatMap((one) => one.facts);
  let last = 0;
  return {
    engines,
    domains: byDomain.map(({ domain }) => domain),
    domainAnswers: byDomain.map((one) => one.facts.reduce((total, { answers }) => total + answers, 0)),
    domainEnds: byDomain.map((one) => (last += one.facts.length)),
    factDays: facts.map(({ day }) => Number(day.slice(-2))),
    factEngines: facts.map(({ engine }) => places.placeOf(engine)),
    answers: facts.map(({ answers }) => answers),
  };
}
