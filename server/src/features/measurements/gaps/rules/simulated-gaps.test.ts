import type { EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/rome-time';
import type { AnswerRecord } from '../../rules/packed-answers/answer-record.ts';
import { packAnswers } from '../../rules/packed-answers/pack-answers.ts';
import type { StoredMonth } from '../../rules/packed-answers/stored-month.ts';
import { countGaps } from './count-gaps.ts';
import { countSources } from './count-sources.ts';
import { buildGapScope } from './gap-scope.ts';
import { judgePrompts } from './judge-prompts.ts';
import { chooseSources, judgeSources } from './judge-sources.ts';
import { sumMonths } from './summed-month.ts';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic', 'compatible'] as const satisfies EngineId[];
const RIVALS = ['lagoalto', 'palazzorocca', 'lidoserena', 'villazefiro'];
const SOURCES = Array.from({ length: 24 }, (_, index) => `fonte${String(index)}.example`);
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
function simulate({
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

function view(stored: readonly StoredMonth[]) {
  const months = sumMonths(stored, ASKED);
  const scope = buildGapScope(months, ASKED);
  const counts = countGaps(months, scope);
  return judgeSources({ counts, cited: countSources(months, { scope, chosen: chooseSources(counts) }) });
}

const claims = (months: readonly StoredMonth[]) =>
  view(months).some(({ verdict }) => verdict === 'more_without' || verdict === 'more_with');
const shareOf = (runs: number, test: (seed: number) => boolean) =>
  Array.from({ length: runs }, (_, seed) => seed + 1).filter(test).length / runs;

describe('a company whose planted directory decides who is named', () => {
  it('shows that directory first in nine of ten views, with a verdict', () => {
    const isFirst = (seed: number) => {
      const [first] = view(simulate({ seed, effect: 0.4, alike: 0.1 }));
      return first?.source === PLANTED && first.verdict === 'more_without';
    };
    expect(shareOf(60, isFirst)).toBeGreaterThanOrEqual(0.9);
  }, 120_000);
});

describe('a company without any such source', () => {
  it.each([0, 0.1, 0.2])(
    'is shown none in 95 of 100 views, answers of a day alike by %d',
    (alike) => {
      expect(shareOf(100, (seed) => claims(simulate({ seed, effect: 1, alike })))).toBeLessThanOrEqual(0.05);
    },
    240_000,
  );

  it('is shown none prompt by prompt in 95 of 100 views', () => {
    const hasSource = (seed: number) =>
      judgePrompts(sumMonths(simulate({ seed, effect: 1, alike: 0.1 }), ASKED), ASKED).some(
        ({ source }) => source !== null,
      );
    expect(shareOf(60, hasSource)).toBeLessThanOrEqual(0.05);
  }, 120_000);
});
