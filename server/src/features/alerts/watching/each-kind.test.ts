import { describe, expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { addDays } from '#lib/rome-time';
import { findProof } from '../rules/watch/find-proof.ts';
import type { Watched } from '../rules/watch/watched.ts';
import { judgeDay } from './judge-day.ts';

const [A, B, C] = [toId<PromptId>('prompt-a'), toId<PromptId>('prompt-b'), toId<PromptId>('prompt-c')];
const LAST_DAY = '2026-11-22';
const DAYS = 35;
const LATER_DAYS = 7;
const ENGINES = ['openai', 'google'] as const;
/** Five that were named most before, each less than the one above it. */
const KNOWN = ['uno', 'due', 'tre', 'quattro', 'cinque'];

type Cell = Watched['cell'];
interface Change {
  /** What is different of a question at an engine in the last seven days. */
  readonly later?: (cell: Cell) => Partial<Cell> | null;
  /** What was different of it in the days before. */
  readonly earlier?: (cell: Cell) => Partial<Cell>;
  readonly rivals?: { readonly key: string; readonly before: number; readonly now: number }[];
  readonly added?: PromptId;
}

/** A company of two questions and two engines, of ten answers each a day, of which six name it. */
function judge({ later = () => ({}), earlier = () => ({}), rivals = [], added }: Change) {
  const cells: Cell[] = [];
  const named: Watched['rivalDay'][] = [];
  for (let back = 0; back < DAYS; back += 1) {
    const day = addDays(LAST_DAY, -back);
    const isLater = back < LATER_DAYS;
    for (const engine of ENGINES) {
      for (const promptId of isLater && added !== undefined ? [A, B, added] : [A, B]) {
        const cell: Cell = {
          promptId,
          engine,
          day,
          series: 1,
          ...{ ok: 10, ownMentions: 6, allMentions: 12, positionSum: 12, positionSquareSum: 28 },
          ...{ positive: 5, negative: 0, judged: 6, cited: 4, discarded: 0 },
          models: ['one'],
          readers: ['rules'],
        };
        const changed = isLater ? later(cell) : earlier(cell);
        if (changed !== null) cells.push({ ...cell, ...changed });
      }
      const known = KNOWN.map((key, place) => ({ key, before: 11 - place, now: 11 - place }));
      for (const { key, before, now } of [...known, ...rivals])
        named.push({ key, name: key, engine, day, mentions: isLater ? now : before });
    }
  }
  const facts = { cells, rivals: named };
  const promptIds = added === undefined ? [A, B] : [A, B, added];
  const { raised } = judgeDay({ facts, promptIds, state: {}, lastDay: LAST_DAY, level: 'normal' });
  return {
    raised,
    keys: raised.map(({ subject }) => subject.key),
    proof: (key: string) => {
      const found = raised.find(({ subject }) => subject.key === key);
      return found === undefined ? null : { direction: found.direction, ...findProof(cells, found) };
    },
  };
}

const google =
  (change: Partial<Cell>) =>
  ({ engine }: Cell) =>
    engine === 'google' ? change : {};
const ofB =
  (change: Partial<Cell>) =>
  ({ promptId }: Cell) =>
    promptId === B ? change : {};

const KINDS: readonly (readonly [name: string, key: string, change: Change, proof: object])[] = [
  [
    'a rate',
    'mention_rate',
    { later: () => ({ ownMentions: 9 }) },
    { direction: 'up', isNamed: true, key: null },
  ],
  [
    'a position',
    'position',
    { later: () => ({ positionSum: 30, positionSquareSum: 154 }) },
    { direction: 'down', isNamed: true },
  ],
  ['a share', 'share', { later: () => ({ allMentions: 30 }) }, { direction: 'down' }],
  ['a tone', 'positive_tone', { later: () => ({ positive: 1 }) }, { direction: 'down', isNamed: true }],
  [
    'named by an engine for the first time',
    'named:google',
    { earlier: google({ ownMentions: 0 }) },
    { direction: 'up', engine: 'google', isNamed: true },
  ],
  [
    'named by an engine no more',
    'named:google',
    { later: google({ ownMentions: 0 }) },
    { direction: 'down', engine: 'google', isNamed: false },
  ],
  [
    'named in a question for the first time',
    `named:${B}`,
    { earlier: ofB({ ownMentions: 0 }) },
    { direction: 'up', promptId: B, isNamed: true },
  ],
  [
    'named in a question no more',
    `named:${B}`,
    { later: ofB({ ownMentions: 0 }) },
    { direction: 'down', promptId: B, isNamed: false },
  ],
  [
    'something negative',
    'negative:google',
    { later: google({ negative: 4, positive: 1 }) },
    { direction: 'up', engine: 'google', isNamed: true },
  ],
  [
    'overtaken by a rival',
    'overtaken:rivale',
    { rivals: [{ key: 'rivale', before: 7, now: 19 }] },
    { direction: 'down', key: 'rivale', isNamed: true },
  ],
  [
    'a new rival among the first five',
    'new_rival:nuovo',
    { rivals: [{ key: 'nuovo', before: 0, now: 15 }] },
    { direction: 'up', key: 'nuovo', isNamed: true },
  ],
  [
    'the own site cited by an engine no more',
    'own_source:google',
    { later: google({ cited: 0 }) },
    { direction: 'down', engine: 'google' },
  ],
  ['the own site cited no more', 'own_source', { later: () => ({ cited: 0 }) }, { direction: 'down' }],
];

describe.each(KINDS)('%s', (_name, key, change, proof) => {
  const disturb = (more: Partial<Cell>): Change => ({
    ...change,
    later: (cell) => ({ ...change.later?.(cell), ...more }),
  });

  it('is an alert, and opens the answers that prove it', () => {
    expect(judge(change).proof(key)).toMatchObject(proof);
  });

  it.each([
    ['another model answers', disturb({ models: ['other'] })],
    ['another reader reads', disturb({ readers: ['model'] })],
    ['the question became another one', disturb({ series: 2 })],
  ])('is none where %s', (_case, disturbed) => {
    expect(judge(disturbed).keys).toEqual([]);
  });
});

describe('nothing is an alert', () => {
  it.each<[string, Change]>([
    ['where nothing changes', {}],
    ['of an engine that is away', { later: (cell) => (cell.engine === 'google' ? null : {}) }],
    ['of a question that is taken from the list', { later: (cell) => (cell.promptId === B ? null : {}) }],
    [
      'of a question that is new in the list',
      { added: C, later: (cell) => (cell.promptId === C ? { ownMentions: 0, cited: 0, negative: 5 } : {}) },
    ],
    [
      'of an engine that began to answer this week',
      { earlier: (cell) => (cell.engine === 'google' ? { ok: 0, ownMentions: 0 } : {}) },
    ],
    ['of a rival that was among the first five before', { rivals: [{ key: 'nuovo', before: 13, now: 20 }] }],
    ['of a rival that is still behind', { rivals: [{ key: 'rivale', before: 1, now: 6 }] }],
  ])('%s', (_case, change) => {
    expect(judge(change).keys).toEqual([]);
  });
});
