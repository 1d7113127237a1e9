import type { SourceGap } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { describe, expect, it } from 'vitest';
import { composeProposal } from '../templates/compose-proposal.ts';
import { listEvidence } from './list-evidence.ts';
import { placeRun } from './proposal-run.ts';

const gap = (over: Partial<SourceGap> = {}): SourceGap => ({
  source: 'guida.example',
  url: 'https://guida.example/garda',
  title: 'Le migliori spa',
  kind: 'directory',
  isKindChosen: false,
  prompts: 1,
  without: buildRate({ hits: 34, n: 100 }),
  with: buildRate({ hits: 8, n: 50 }),
  difference: { value: 26, low: 12, high: 38 },
  verdict: 'more_without',
  example: {
    promptId: 'a',
    resultId: 'b',
    engine: 'openai',
    day: '2026-11-20',
    quote: 'Lagoalto Resort è la più completa',
    rival: { name: 'Lagoalto Resort', tone: 'positive' },
  },
  ...over,
});
const RIVALS = [{ key: 'lagoalto resort', name: 'Lagoalto Resort', answers: 30 }];
const PLACE = { promptIds: ['a', 'c'], answeredAt: new Date('2026-11-20T06:00:00Z') };
const list = (sources: SourceGap[], place: { promptIds: string[]; answeredAt: Date | null } = PLACE) =>
  listEvidence({
    gaps: { sources, rivals: RIVALS },
    places: new Map(sources.map(({ source }) => [source, place])),
  });

describe('the evidence of a plan', () => {
  it('is the sources as they are shown, with the sentence and all their prompts', () => {
    expect(list([gap(), gap({ source: 'altra.example', verdict: 'too_few' })])).toMatchObject([
      { id: 'S1', source: 'guida.example', isProven: true, promptIds: ['a', 'c'], ownerName: null },
      {
        id: 'S2',
        source: 'altra.example',
        isProven: false,
        answer: { sentence: 'Lagoalto Resort è la più completa' },
      },
    ]);
  });

  it.each<[string, Partial<SourceGap>]>([
    ['the company’s own pages', { kind: 'own' }],
    ['a source cited more where the company is named', { verdict: 'more_with' }],
    ['a source without an answer to read', { example: null }],
  ])('leaves out %s', (_, over) => {
    expect(list([gap(over)])).toEqual([]);
  });

  it('leaves out what stands in no answer that is still known', () => {
    expect(list([gap()], { promptIds: [], answeredAt: new Date() })).toEqual([]);
    expect(list([gap()], { promptIds: ['a'], answeredAt: null })).toEqual([]);
  });

  it('is twelve sources at most, long titles and sentences cut', () => {
    const many = Array.from({ length: 60 }, (_, index) => gap({ source: `fonte${String(index)}.example` }));
    expect(list(many)).toHaveLength(12);
    const [long] = list([gap({ title: 'x'.repeat(2000) })]);
    expect(long?.title).toHaveLength(160);
  });
});

describe('a proposal', () => {
  const PERIOD = { firstDay: '2026-11-01', lastDay: '2026-11-28' };
  const compose = (over: Partial<SourceGap> = {}) => {
    const [first] = list([gap(over)]);
    if (first === undefined) throw new Error('no evidence');
    return composeProposal(
      { written: { title: 'Completa la scheda', effort: 'hours', sources: ['S1'] }, sources: [first] },
      PERIOD,
    );
  };

  it('says why with our figures, their intervals and the verdict', () => {
    expect(compose().why).toBe(
      'Citata nel 34,0% (25–44% · n = 100) delle risposte che nominano altri e non te, e nel 16,0% (8–29% · n = 50) di quelle che ti nominano (1º–28 nov 2026). La differenza va oltre la variabilità.',
    );
    expect(compose({ verdict: 'within_variability' }).why).toContain('La differenza non è provata.');
  });

  it('is named as a list names an action on the same source, or on the same rival’s page', () => {
    expect(compose()).toMatchObject({ key: 'source:guida.example', priority: 'Medium', effort: 'Poche ore' });
    expect(compose({ source: 'lagoaltoresort.example', kind: 'competitor' })).toMatchObject({
      key: 'rival-page',
      names: ['Lagoalto Resort'],
    });
    expect(compose({ source: 'altri.example', kind: 'competitor' })).toMatchObject({
      key: 'source:altri.example',
    });
  });
});

describe('the model may be asked', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  it.each([
    ['at once', null, false, null],
    ['not while it writes', { requestedAt: hoursAgo(0.1), endedAt: null, outcome: null }, true, null],
    ['again where a run was lost', { requestedAt: hoursAgo(1), endedAt: null, outcome: null }, false, null],
    ['a day after it wrote', { requestedAt: null, endedAt: hoursAgo(1), outcome: 'written' }, false, 23],
    [
      'a day after it wrote nothing to keep',
      { requestedAt: null, endedAt: hoursAgo(1), outcome: 'not_grounded' },
      false,
      23,
    ],
    [
      'an hour after it could not',
      { requestedAt: null, endedAt: hoursAgo(0.5), outcome: 'unavailable' },
      false,
      0.5,
    ],
    ['when that is over', { requestedAt: null, endedAt: hoursAgo(25), outcome: 'written' }, false, null],
  ] as const)('%s', (_, run, isUnderWay, inHours) => {
    expect(placeRun(run, now)).toEqual({
      isUnderWay,
      nextAt: inHours === null ? null : new Date(now.getTime() + inHours * 3_600_000),
    });
  });
});
