import type { EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { addDays } from '#lib/rome-time';
import { compareTimeline, type TimelineFacts } from './compare-timeline.ts';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic', 'compatible'] as const satisfies EngineId[];
const PROMPTS = Array.from({ length: 12 }, (_, index) => toId<PromptId>(`prompt-${String(index)}`));
const NAMES = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, name: key.toUpperCase() }));
const EARLIER = { firstDay: '2026-10-19', lastDay: '2026-10-25' };
const LATER = { firstDay: '2026-11-16', lastDay: '2026-11-22' };
const SPANS = { period: { firstDay: '2026-10-26', lastDay: '2026-11-22' }, earlier: EARLIER, later: LATER };

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

/** Answers of one day resemble each other: with probability `alike` an answer repeats what its day says. */
function simulate({ seed, points, alike }: { seed: number; points: number; alike: number }) {
  const chance = createChance(seed);
  const cells: TimelineFacts['cells'][number][] = [];
  const rivals: TimelineFacts['rivals'][number][] = [];
  const sources: TimelineFacts['sources'][number][] = [];
  for (const [side, span] of [EARLIER, LATER].entries()) {
    const own = 0.21 + (side * points) / 100;
    for (let index = 0; index < 7; index += 1) {
      const day = addDays(span.firstDay, index);
      for (const engine of ENGINES) {
        const draw = (rate: number) => {
          const ofDay = chance() < rate;
          return () => (chance() < alike ? ofDay : chance() < rate);
        };
        const [isNamed, isCited, isPositive] = [draw(own), draw(0.1), draw(0.7)];
        const named = NAMES.map((_, place) => draw(0.45 - place * 0.07));
        const counts = NAMES.map(() => 0);
        for (const promptId of PROMPTS) {
          const ownMentions = isNamed() ? 1 : 0;
          let others = 0;
          for (const [place, isRival] of named.entries()) {
            if (!isRival()) continue;
            counts[place] = (counts[place] ?? 0) + 1;
            others += 1;
          }
          const position = ownMentions * (1 + Math.floor(chance() * 5));
          if (isCited()) sources.push({ promptId, engine, day, answers: 1 });
          cells.push({
            promptId,
            engine,
            day,
            series: 1,
            ok: 1,
            ownMentions,
            allMentions: ownMentions + others,
            positionSum: position,
            positionSquareSum: position ** 2,
            positive: ownMentions * (isPositive() ? 1 : 0),
            judged: ownMentions,
            discarded: 0,
            models: ['one'],
            readers: ['rules'],
          });
        }
        for (const [place, { key }] of NAMES.entries())
          rivals.push({ key, engine, day, mentions: counts[place] ?? 0 });
      }
    }
  }
  const days = ENGINES.map((engine) => ({
    engine,
    day: LATER.lastDay,
    mentions: 0,
    responses: 12,
    missed: 0,
  }));
  return compareTimeline({
    facts: { cells, rivals, sources },
    spans: SPANS,
    names: NAMES,
    days,
    ownName: 'Noi',
  });
}

type View = ReturnType<typeof simulate>;
const isClaim = ({ verdict }: { verdict: string }) => verdict === 'rising' || verdict === 'falling';
function claims({ numbers, rivals, channels }: View): boolean {
  const { mentionRate, position, positiveTone, share, ownSource } = numbers;
  const rates = [...rivals, ...channels].map(({ rate }) => rate);
  return [mentionRate, position, positiveTone, share, ownSource, ...rates].some(isClaim);
}
const shareOf = (runs: number, test: (seed: number) => boolean) =>
  Array.from({ length: runs }, (_, seed) => seed + 1).filter(test).length / runs;

describe('a view of fifteen differences, simulated', () => {
  it.each([0, 0.1, 0.2])(
    'claims a change where there is none in about one of twenty at most, answers of a day alike by %d',
    (alike) => {
      // 5 % and two standard errors of 400 runs.
      expect(shareOf(400, (seed) => claims(simulate({ seed, points: 0, alike })))).toBeLessThanOrEqual(0.072);
    },
    60_000,
  );

  it('finds a change of 13 points, 420 answers on each side, in nine of ten', () => {
    const found = (seed: number) =>
      simulate({ seed, points: 13, alike: 0.1 }).numbers.mentionRate.verdict === 'rising';
    expect(shareOf(400, found)).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});
