import type { EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { addDays } from '#lib/rome-time';
import type { AskedCell } from './cells/asked-cell.ts';
import { type AskedEffect, judgeEffects } from './judge-effects.ts';

const DAY = '2026-10-10';
const TODAY = '2026-11-27';
const ENGINES = ['openai', 'perplexity', 'google'] as const satisfies EngineId[];
const PROMPTS = Array.from({ length: 8 }, (_, index) => `prompt-${String(index)}`);
const OWN = PROMPTS.slice(0, 3);

type Cell = AskedCell & { series: number };
const aCell = (over: Partial<Cell> & { promptId: PromptId; engine: EngineId; day: string }): Cell => ({
  series: 1,
  ok: 5,
  ownMentions: 1,
  allMentions: 4,
  positionSum: 2,
  positionSquareSum: 4,
  positive: 0,
  negative: 0,
  judged: 0,
  discarded: 0,
  models: ['one'],
  readers: ['rules'],
  ...over,
});

/** Every prompt at every engine on every day around the action. */
const listCells = (
  describeCell: (place: { prompt: string; engine: EngineId; day: string }) => Partial<Cell> | null,
) =>
  Array.from({ length: 43 }, (_, index) => addDays(DAY, index - 14)).flatMap((day) =>
    PROMPTS.flatMap((prompt) =>
      ENGINES.flatMap((engine) => {
        const over = describeCell({ prompt, engine, day });
        return over === null ? [] : [aCell({ promptId: toId<PromptId>(prompt), engine, day, ...over })];
      }),
    ),
  );
const anAction = (over: Partial<AskedEffect> = {}): AskedEffect => ({
  key: 'spa',
  day: DAY,
  promptIds: OWN,
  obstacle: null,
  ...over,
});
const judge = (cells: Cell[], over: { action?: Partial<AskedEffect>; today?: string } = {}) =>
  judgeEffects({ cells, actions: [anAction(over.action)], today: over.today ?? TODAY }).get('spa') ?? [];
const verdicts = (steps: ReturnType<typeof judge>) => steps.map(({ verdict }) => verdict);

const isOwn = (prompt: string) => OWN.includes(prompt);
const after = (day: string) => day > DAY;
/** A rate of 20 % turned into one of 60 % by the action, 20 % elsewhere. */
const rising = ({ prompt, day }: { prompt: string; day: string }) => ({
  ownMentions: isOwn(prompt) && after(day) ? 3 : 1,
});

describe('what came after an action', () => {
  it('is a rise where its prompts moved beyond those without it, after 14 and after 28 days', () => {
    const steps = judge(listCells(rising));
    expect(verdicts(steps)).toEqual(['rising', 'rising']);
    expect(steps[0]).toMatchObject({
      days: 14,
      earlier: { firstDay: '2026-09-26', lastDay: '2026-10-09' },
      later: { firstDay: '2026-10-11', lastDay: '2026-10-24' },
      own: { earlier: { percent: 20, n: 630 }, later: { percent: 60, n: 630 }, prompts: 3 },
      others: { earlier: { percent: 20 }, later: { percent: 20 }, prompts: 5 },
    });
    expect(steps[0]?.difference?.value).toBeCloseTo(40, 10);
    expect(steps[1]).toMatchObject({ days: 28, later: { firstDay: '2026-10-25', lastDay: '2026-11-07' } });
  });

  it('is nothing where all prompts of the company moved alike', () => {
    const steps = judge(listCells(({ day }) => ({ ownMentions: after(day) ? 3 : 1 })));
    expect(verdicts(steps)).toEqual(['within_variability', 'within_variability']);
    expect(steps[0]?.difference?.value).toBeCloseTo(0, 10);
  });

  it('is a fall where the others rose and its own stayed', () => {
    const steps = judge(
      listCells(({ prompt, day }) => ({ ownMentions: !isOwn(prompt) && after(day) ? 3 : 1 })),
    );
    expect(verdicts(steps)).toEqual(['falling', 'falling']);
  });

  it('waits until all days have passed, the last one, too', () => {
    const cells = listCells(rising);
    expect(verdicts(judge(cells, { today: '2026-10-24' }))).toEqual(['waiting', 'waiting']);
    expect(verdicts(judge(cells, { today: '2026-10-25' }))).toEqual(['rising', 'waiting']);
    expect(judge(cells, { today: '2026-10-24' })[0]).toMatchObject({ readyOn: '2026-10-25', own: null });
  });

  it('is not said where too few days have answers, before or after', () => {
    const young = listCells((place) => (place.day < '2026-10-08' ? null : rising(place)));
    expect(verdicts(judge(young))).toEqual(['too_few', 'too_few']);
    const paused = listCells((place) => (place.day > '2026-10-12' ? null : rising(place)));
    expect(verdicts(judge(paused))).toEqual(['too_few', 'too_few']);
    expect(verdicts(judge([]))).toEqual(['too_few', 'too_few']);
  });

  it.each([
    ['question_changed', { series: 2 }],
    ['model_changed', { models: ['two'] }],
    ['reader_changed', { readers: ['gpt-5.4-nano'] }],
  ] as const)('is not said where the measure is another on the later side: %s', (verdict, over) => {
    const steps = judge(listCells((place) => ({ ...rising(place), ...(after(place.day) && over) })));
    expect(verdicts(steps)).toEqual([verdict, verdict]);
    expect(steps.map(({ difference }) => difference)).toEqual([null, null]);
  });

  it('leaves out the engine and the prompt whose measure changed, and compares the rest on the same engines', () => {
    const steps = judge(
      listCells((place) => ({
        ...rising(place),
        ...(after(place.day) && place.prompt === OWN[0] && { series: 2 }),
        ...(after(place.day) && isOwn(place.prompt) && place.engine === 'google' && { models: ['two'] }),
      })),
    );
    expect(verdicts(steps)).toEqual(['rising', 'rising']);
    expect(steps[0]).toMatchObject({
      own: { prompts: 2, earlier: { n: 2 * 2 * 14 * 5 } },
      others: { prompts: 5, earlier: { n: 5 * 2 * 14 * 5 } },
    });
  });

  it('has nothing to lie beside where every prompt has the action', () => {
    expect(verdicts(judge(listCells(rising), { action: { promptIds: PROMPTS } }))).toEqual([
      'no_others',
      'no_others',
    ]);
  });

  it.each(['no_prompts', 'names_company', 'prompts_gone'] as const)('is not said: %s', (obstacle) => {
    expect(verdicts(judge(listCells(rising), { action: { obstacle, promptIds: [] } }))).toEqual([
      obstacle,
      obstacle,
    ]);
  });
});

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

const ALIKE = 0.1;

/** Three actions at once; all prompts rise by 8 points of themselves, those of the first by `points` more. */
function simulate({ seed, points }: { seed: number; points: number }) {
  const chance = createChance(seed);
  const ofDay = new Map<string, number>();
  const cells = listCells(({ prompt, engine, day }) => {
    const shared = ofDay.get(`${engine} ${day}`) ?? chance();
    ofDay.set(`${engine} ${day}`, shared);
    const rate = 0.21 + (after(day) ? 0.08 : 0) + (after(day) && isOwn(prompt) ? points / 100 : 0);
    const hits = Array.from({ length: 5 }, () => (chance() < ALIKE ? shared : chance()) < rate).filter(
      Boolean,
    );
    return { ownMentions: hits.length };
  });
  const actions = [
    anAction(),
    anAction({ key: 'menu', promptIds: PROMPTS.slice(3, 5) }),
    anAction({ key: 'foto', promptIds: PROMPTS.slice(5, 6), day: addDays(DAY, -1) }),
  ];
  return judgeEffects({ cells, actions, today: TODAY });
}
const shareOf = (runs: number, test: (seed: number) => boolean) =>
  Array.from({ length: runs }, (_, seed) => seed + 1).filter(test).length / runs;

describe('three actions, simulated while everything rises by eight points', () => {
  it('show an effect where there is none in about one of twenty at most', () => {
    const claims = (seed: number) =>
      [...simulate({ seed, points: 0 }).values()]
        .flat()
        .some(({ verdict }) => verdict === 'rising' || verdict === 'falling');
    // 5 % and two standard errors of 300 runs.
    expect(shareOf(300, claims)).toBeLessThanOrEqual(0.075);
  }, 60_000);

  it('show sixteen points more in nine of ten', () => {
    const finds = (seed: number) => simulate({ seed, points: 16 }).get('spa')?.[0]?.verdict === 'rising';
    expect(shareOf(300, finds)).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});
