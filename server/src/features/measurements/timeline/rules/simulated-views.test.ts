import type { EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { addDays } from '#lib/rome-time';
import { packDays } from '../../rules/packed-days/pack-days.ts';
import { readDays } from '../../rules/packed-days/read-days.ts';
import type { NamedCells } from '../../rules/packed-days/read-names.ts';
import { compareCells, gatherFacts } from './cells/gather-facts.ts';
import { compareTimeline } from './compare-timeline.ts';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic', 'compatible'] as const satisfies EngineId[];
const PROMPTS = Array.from({ length: 12 }, (_, index) => toId<PromptId>(`prompt-${String(index)}`));
const NAMES = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, name: key.toUpperCase() }));
const EARLIER = { firstDay: '2026-10-19', lastDay: '2026-10-25' };
const LATER = { firstDay: '2026-11-16', lastDay: '2026-11-22' };
/** As the months store them. */
const STORED_ENGINES = ENGINES.toSorted();
/** The seven days of both sides, worked out once for thousands of views. */
const SIDES = [EARLIER, LATER].map(({ firstDay }) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(firstDay, index);
    return { day, month: `${day.slice(0, 7)}-01`, dayOfMonth: Number(day.slice(-2)) };
  }),
);
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

interface SimulatedCell {
  readonly month: string;
  readonly dayOfMonth: number;
  /** The engine's place among those stored, from 1. */
  readonly engine: number;
  readonly ownMentions: number;
  readonly position: number;
  readonly positive: number;
  /** Places of the rivals it names. */
  readonly named: readonly number[];
}

/** A month of a prompt as it is stored; an answer a cell, in the order of days and engines. */
function storeMonth(promptId: PromptId, month: string, cells: readonly SimulatedCell[]) {
  const sorted = cells.toSorted((a, b) => a.dayOfMonth - b.dayOfMonth || a.engine - b.engine);
  const engines = STORED_ENGINES;
  const each = (read: (cell: SimulatedCell) => number) => sorted.map(read);
  const none = sorted.map(() => 0);
  const dayOf = ({ dayOfMonth }: SimulatedCell) => dayOfMonth;
  const engineOf = ({ engine }: SimulatedCell) => engine;
  const columns = {
    cellDays: each(dayOf),
    cellEngines: each(engineOf),
    ok: sorted.map(() => 1),
    ownMentions: each(({ ownMentions }) => ownMentions),
    allMentions: each(({ ownMentions, named }) => ownMentions + named.length),
    ownPositionSums: each(({ position }) => position),
    ownPositionSquareSums: each(({ position }) => position ** 2),
    ownPositive: each(({ positive }) => positive),
    ownNeutral: each(({ ownMentions, positive }) => ownMentions - positive),
    ownNegative: none,
    discarded: none,
    modelCells: sorted.map((_, index) => index + 1),
    modelNames: sorted.map(() => 1),
    readerCells: [],
    readerNames: [],
  };
  const days = readDays({
    promptId,
    month,
    engines,
    models: ['one'],
    readers: [],
    bytes: Buffer.from(packDays(columns).slice(2), 'hex'),
  });
  const naming = NAMES.map(({ key }, place): NamedCells => {
    const own = sorted.filter(({ named }) => named.includes(place));
    const none = own.map(() => 0);
    return {
      promptId,
      month,
      engines,
      key,
      days: own.map(dayOf),
      engineOf: own.map(engineOf),
      mentions: own.map(() => 1),
      beside: none,
      before: none,
    };
  });
  return { days, naming };
}

interface Simulated {
  readonly seed: number;
  readonly points: number;
  /** Answers of one day resemble each other: with this probability an answer repeats what its day says. */
  readonly alike: number;
  /** So many of the twelve questions name the company in four of five answers, and were first asked on this day, from 0. */
  readonly added?: { readonly prompts: number; readonly day: number };
}

function simulate({ seed, points, alike, added = { prompts: 0, day: 0 } }: Simulated) {
  const chance = createChance(seed);
  const cells = new Map(PROMPTS.map((promptId): [PromptId, SimulatedCell[]] => [promptId, []]));
  const sources: { promptId: PromptId; engine: EngineId; day: string; answers: number }[] = [];
  for (const [side, ofSide] of SIDES.entries()) {
    const own = 0.21 + (side * points) / 100;
    for (const [index, { day, month, dayOfMonth }] of ofSide.entries()) {
      for (const engine of ENGINES) {
        const stored = { month, dayOfMonth, engine: STORED_ENGINES.indexOf(engine) + 1 };
        const draw = (rate: number) => {
          const ofDay = chance() < rate;
          return () => (chance() < alike ? ofDay : chance() < rate);
        };
        const [isNamed, isCited, isPositive] = [draw(own), draw(0.1), draw(0.7)];
        const rivals = NAMES.map((_, place) => draw(0.45 - place * 0.07));
        for (const [place, promptId] of PROMPTS.entries()) {
          const isAdded = place < added.prompts;
          if (isAdded && side === 0 && index < added.day) continue;
          const ownMentions = (isAdded ? chance() < 0.8 : isNamed()) ? 1 : 0;
          const named = rivals.flatMap((isRival, rival) => (isRival() ? [rival] : []));
          const position = ownMentions * (1 + Math.floor(chance() * 5));
          if (isCited()) sources.push({ promptId, engine, day, answers: 1 });
          const positive = ownMentions * (isPositive() ? 1 : 0);
          cells.get(promptId)?.push({ ...stored, ownMentions, position, positive, named });
        }
      }
    }
  }
  const months = [...cells].flatMap(([promptId, ofPrompt]) =>
    [...Map.groupBy(ofPrompt, ({ month }) => month)].map(([month, ofMonth]) =>
      storeMonth(promptId, month, ofMonth),
    ),
  );
  const compared = compareCells({
    months: months.map((month) => month.days),
    engines: null,
    sides: SPANS,
    seriesOf: () => 1,
  });
  const named = { stored: [], excluded: [], cells: months.flatMap((month) => month.naming) };
  const days = ENGINES.map((engine) => ({
    engine,
    day: LATER.lastDay,
    mentions: 0,
    responses: 12,
    missed: 0,
  }));
  return compareTimeline({
    facts: gatherFacts(compared, { sources, named }),
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

/** As many tell 5 % from 6 %. */
const VIEWS = 2_000;
const MAX_FALSE = 0.05;

describe('a view of fifteen differences, simulated', () => {
  it.each([0, 0.1, 0.2])(
    'claims a change where there is none in one of twenty at most, answers of a day alike by %d',
    (alike) => {
      expect(shareOf(VIEWS, (seed) => claims(simulate({ seed, points: 0, alike })))).toBeLessThanOrEqual(
        MAX_FALSE,
      );
    },
    60_000,
  );

  it.each([
    ['on the fourth day of the earlier week', { prompts: 4, day: 3 }],
    ['on its second day, half of all', { prompts: 6, day: 1 }],
  ])(
    'claims no more where questions that name the company far more often were added %s',
    (_name, added) => {
      expect(
        shareOf(400, (seed) => claims(simulate({ seed, points: 0, alike: 0.1, added }))),
      ).toBeLessThanOrEqual(0.072);
    },
    60_000,
  );

  it('finds a change of 13 points, 420 answers on each side, in nine of ten', () => {
    const found = (seed: number) =>
      simulate({ seed, points: 13, alike: 0.1 }).numbers.mentionRate.verdict === 'rising';
    expect(shareOf(400, found)).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});
