import type { EngineId } from '@citato/contract';
import { addDays } from '#lib/rome-time';
import type { AnswerRecord } from '../../../src/features/measurements/rules/packed-answers/answer-record.ts';
import { packAnswers } from '../../../src/features/measurements/rules/packed-answers/pack-answers.ts';
import type { StoredMonth } from '../../../src/features/measurements/rules/packed-answers/stored-month.ts';
import { countGaps } from '../../../src/features/measurements/gaps/rules/count-gaps.ts';
import { countSources } from '../../../src/features/measurements/gaps/rules/count-sources.ts';
import { buildGapScope } from '../../../src/features/measurements/gaps/rules/gap-scope.ts';
import { judgePrompts } from '../../../src/features/measurements/gaps/rules/judge-prompts.ts';
import {
  chooseSources,
  type JudgedSource,
  judgeSources,
} from '../../../src/features/measurements/gaps/rules/judge-sources.ts';
import { sumMonths } from '../../../src/features/measurements/gaps/rules/summed-month.ts';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic', 'compatible'] as const satisfies EngineId[];
const RIVALS = ['lagoalto', 'palazzorocca', 'lidoserena', 'villazefiro'];
const SOURCES = Array.from({ length: 24 }, (_, index) => `fonte${String(index)}.example`);
/** The directory that decides who is named. */
const PLANTED = 'gardadove.example';
const SPAN = { firstDay: '2026-11-01', lastDay: '2026-11-28' };
const ASKED = { span: SPAN, engines: null, rival: null };

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Four weeks of a company: prompts differ in whom they name and what they cite, answers of one engine and day repeat
 * with probability `alike` what their day says. The planted directory is cited in 20 % of all answers; where it is, the
 * own company is named `effect` times as often.
 */
export function simulateCompany({
  seed,
  effect,
  alike,
  prompts = 12,
}: {
  seed: number;
  effect: number;
  alike: number;
  prompts?: number;
}) {
  const chance = createChance(seed);
  const records = new Map<string, AnswerRecord[]>();
  const rates = Array.from({ length: prompts }, () => ({
    own: 0.1 + chance() * 0.5,
    sources: SOURCES.map(() => chance() ** 3 * 0.6),
  }));
  for (let day = 0; day < 28; day += 1)
    for (const engine of ENGINES) {
      const ofDay = SOURCES.map(() => chance());
      const ofOwn = chance();
      for (const [prompt, rate] of rates.entries()) {
        const repeats = () => chance() < alike;
        const isPlanted = chance() < 0.2;
        const own = Math.min(1, rate.own * (isPlanted ? effect : 1));
        const sources = SOURCES.filter((_, place) => {
          const drawn = repeats() ? (ofDay[place] ?? 0) : chance();
          return drawn < (rate.sources[place] ?? 0);
        });
        const record = {
          day: addDays(SPAN.firstDay, day),
          engine,
          namesOwn: (repeats() ? ofOwn : chance()) < own,
          rivals: RIVALS.filter(() => chance() < 0.6).map((key) => ({ key, name: key })),
          sources: isPlanted ? [...sources, PLANTED] : sources,
        };
        const id = `prompt-${String(prompt)}`;
        records.set(id, [...(records.get(id) ?? []), record]);
      }
    }
  return [...records].map(([promptId, ofPrompt]): StoredMonth => {
    const { answers, ...words } = packAnswers(ofPrompt);
    return { promptId, month: '2026-11-01', ...words, answers: Buffer.from(answers.slice(2), 'hex') };
  });
}

/** The sources of a company's view, as they are judged. */
export function judgeView(stored: readonly StoredMonth[]): JudgedSource[] {
  const months = sumMonths(stored, ASKED);
  const scope = buildGapScope(months, ASKED);
  const counts = countGaps(months, scope);
  return judgeSources({ counts, cited: countSources(months, { scope, chosen: chooseSources(counts) }) });
}

/** How many of its prompts have a source that is proven, and at how many it is the planted one. */
export function judgeEachPrompt(stored: readonly StoredMonth[]): { proven: number; planted: number } {
  const found = judgePrompts(sumMonths(stored, ASKED), ASKED).map(({ source }) => source);
  const countOf = (test: (source: string | null) => boolean) => found.filter(test).length;
  return { proven: countOf((source) => source !== null), planted: countOf((source) => source === PLANTED) };
}

/** Whether any source of a view has a verdict. */
export const hasVerdict = (sources: readonly JudgedSource[]): boolean =>
  sources.some(({ verdict }) => verdict === 'more_without' || verdict === 'more_with');

/** Whether the planted source is first in its view, and proven. */
export const findsPlanted = ([first]: readonly JudgedSource[]): boolean =>
  first?.source === PLANTED && first.verdict === 'more_without';

/** The share of runs, each with a seed of its own, that pass a test. */
export const shareOf = (runs: number, test: (seed: number) => boolean): number =>
  Array.from({ length: runs }, (_, seed) => seed + 1).filter(test).length / runs;
