import type { Change, MonitoringData, Prompt } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import {
  aMentionedCompany,
  anId,
  aPrompt,
  someMonitoringData,
} from '../../../../test/monitoring-builders.ts';
import { arrangeRows, findAhead, placeWeeks } from './model.ts';
import { openBoard, parseBoardSearch } from './board-search-model.ts';

const aRated = (
  id: number,
  percent: number | null,
  over: Partial<MonitoringData> = {},
  text = `Domanda ${String(id)}?`,
): Prompt =>
  aPrompt({
    id: anId(id),
    text,
    monitoringData: [
      someMonitoringData({
        mentionRate: { percent, lowPercent: percent, highPercent: percent, n: percent === null ? 0 : 48 },
        ...over,
      }),
    ],
  });
const aNew = (id: number, isRunning: boolean): Prompt =>
  aPrompt({ id: anId(id), monitoringData: [], analysisStatus: isRunning ? 'in_progress' : 'idle' });
/** Five points to each side; what is within the variability holds 0. */
const marginOf = (verdict: Change['verdict'], difference: number) =>
  verdict === 'within_variability' ? Math.abs(difference) + 5 : 5;
const aChange = (verdict: Change['verdict'], difference: number): Partial<MonitoringData> => ({
  change: {
    verdict,
    days: 7,
    previousPercent: 50,
    previousN: 35,
    currentPercent: 50 + difference,
    currentN: 35,
    points: {
      difference,
      low: difference - marginOf(verdict, difference),
      high: difference + marginOf(verdict, difference),
    },
    changedEngines: [],
  },
});
const order = (prompts: Prompt[], search: Parameters<typeof arrangeRows>[0]['search'] = {}) =>
  arrangeRows({ prompts, search }).map(({ index }) => index);

describe('the rows of the board', () => {
  it('begin where most is lost; a first analysis that runs stands before, one without numbers last', () => {
    expect(order([aRated(1, 80), aNew(2, false), aRated(3, 0), aNew(4, true), aRated(5, 12)])).toEqual([
      4, 3, 5, 1, 2,
    ]);
  });

  it('keep their order where they are equal, and a missing rate is no small one', () => {
    expect(order([aRated(1, 50), aRated(2, null), aRated(3, 50)])).toEqual([1, 3, 2]);
    expect(order([aRated(1, 50), aRated(2, null), aRated(3, 60)], { ordina: 'migliori' })).toEqual([3, 1, 2]);
  });

  it('stand by change: falls, then rises, the largest first', () => {
    const prompts = [
      aRated(1, 50, aChange('within_variability', 30)),
      aRated(2, 50, aChange('rising', 20)),
      aRated(3, 50, aChange('falling', -10)),
      aRated(4, 50, aChange('falling', -40)),
      aRated(5, 50, { change: null }),
    ];
    expect(order(prompts, { ordina: 'variazione' })).toEqual([4, 3, 2, 1, 5]);
  });

  it('claim a change only where it stands among all prompts, whichever of them are shown', () => {
    const barely = aRated(1, 50, aChange('rising', 5.2), 'Ecco?');
    const clearly = aRated(2, 50, aChange('falling', -30));
    const many = Array.from({ length: 30 }, (_, index) =>
      aRated(index + 10, 50, aChange('within_variability', 2)),
    );
    const verdictOf = (prompts: Prompt[], search = {}) =>
      arrangeRows({ prompts, search }).find(({ prompt }) => prompt.id === anId(1))?.verdict;
    expect(verdictOf([barely])).toBe('rising');
    expect(verdictOf([barely, clearly, ...many])).toBe('within_variability');
    expect(verdictOf([barely, clearly, ...many], { cerca: 'ecco' })).toBe('within_variability');
    const rows = arrangeRows({ prompts: [barely, clearly, ...many], search: {} });
    expect(rows.find(({ prompt }) => prompt.id === anId(2))?.verdict).toBe('falling');
    expect(order([barely, clearly, ...many], { variazione: 'crescita' })).toEqual([]);
    expect(order([barely, clearly, ...many], { variazione: 'calo' })).toEqual([2]);
  });

  it('stand by their words or as they were added', () => {
    const prompts = [aRated(1, 10, {}, 'Zucchero?'), aRated(2, 90, {}, 'Èlite?'), aRated(3, 5, {}, 'Caffè?')];
    expect(order(prompts, { ordina: 'testo' })).toEqual([3, 2, 1]);
    expect(order(prompts, { ordina: 'inserimento' })).toEqual([1, 2, 3]);
  });

  it('stand by position, negative judgements, rivals and sites; what is unknown comes last', () => {
    const prompts = [
      aRated(1, 50, {
        averagePosition: { value: 3, low: 2, high: 4, n: 9 },
        tones: { positive: 1, neutral: 0, negative: 1, unknown: 0 },
      }),
      aRated(2, 50, {
        averagePosition: { value: 1.5, low: 1, high: 2, n: 9 },
        tones: { positive: 1, neutral: 0, negative: 4, unknown: 0 },
      }),
      aNew(3, false),
    ];
    expect(order(prompts, { ordina: 'posizione' })).toEqual([2, 1, 3]);
    expect(order(prompts, { ordina: 'tono' })).toEqual([2, 1, 3]);
    const sites = new Map([
      [anId(3), 2],
      [anId(1), 7],
    ]);
    const bySites = arrangeRows({ prompts, sites, search: { ordina: 'fonti' } });
    expect(bySites.map(({ index }) => index)).toEqual([1, 3, 2]);
  });

  it('are found by their labels, any of those chosen', () => {
    const prompts = [
      aPrompt({ id: anId(1), labelIds: ['a', 'b'] }),
      aPrompt({ id: anId(2), labelIds: ['c'] }),
      aPrompt({ id: anId(3) }),
    ];
    expect(order(prompts, { etichette: 'b,c', ordina: 'inserimento' })).toEqual([1, 2]);
    expect(order(prompts, { etichette: 'x' })).toEqual([]);
  });

  it('are found by all words, whatever their accents and case', () => {
    const prompts = [aRated(1, 10, {}, 'Il miglior caffè?'), aRated(2, 90, {}, 'Il miglior tè?')];
    expect(order(prompts, { cerca: 'CAFFE  miglior' })).toEqual([1]);
    expect(order(prompts, { cerca: 'miglior' })).toEqual([1, 2]);
    expect(order(prompts, { cerca: 'zucchero' })).toEqual([]);
  });

  it('are found by tone: one negative judgement is enough', () => {
    const tones = (positive: number, neutral: number, negative: number) => ({
      tones: { positive, neutral, negative, unknown: 0 },
    });
    const prompts = [
      aRated(1, 10, tones(9, 1, 1)),
      aRated(2, 20, tones(1, 5, 0)),
      aRated(3, 0, { ...tones(0, 0, 0), averagePosition: { value: null, low: null, high: null, n: 0 } }),
      aNew(4, false),
    ];
    expect(order(prompts, { tono: 'positivo' })).toEqual([1]);
    expect(order(prompts, { tono: 'neutrale' })).toEqual([2]);
    expect(order(prompts, { tono: 'negativo' })).toEqual([1]);
    expect(order(prompts, { tono: 'assente' })).toEqual([3]);
  });

  it('are found by change; what cannot be compared is one kind', () => {
    const prompts = [
      aRated(1, 10, aChange('rising', 20)),
      aRated(2, 20, aChange('falling', -20)),
      aRated(3, 30, aChange('within_variability', 1)),
      aRated(4, 40, aChange('model_changed', 1)),
      aRated(5, 50, { change: null }),
      aNew(6, false),
    ];
    expect(order(prompts, { variazione: 'crescita' })).toEqual([1]);
    expect(order(prompts, { variazione: 'calo' })).toEqual([2]);
    expect(order(prompts, { variazione: 'ferma' })).toEqual([3]);
    expect(order(prompts, { variazione: 'incerta' })).toEqual([4, 5, 6]);
  });
});

describe('who goes before the company', () => {
  const data = (own: number, ...others: number[]) =>
    someMonitoringData({
      averagePosition: { value: 1, low: null, high: null, n: own },
      mentionedCompanies: [
        ...others.map((mentions, index) =>
          aMentionedCompany({ name: `Altra ${String(index)}`, mentions, rank: index + 2 }),
        ),
        aMentionedCompany({ name: 'Mia', isOwn: true, mentions: own }),
      ],
    });

  it('is the other that is named most, if more often', () => {
    expect(findAhead(data(3, 12, 24))).toEqual({ kind: 'other', name: 'Altra 1', percent: 50 });
    expect(findAhead(data(24, 24))).toEqual({ kind: 'equal', name: 'Altra 0' });
    expect(findAhead(data(25, 24))).toEqual({ kind: 'own' });
    expect(findAhead(data(1))).toEqual({ kind: 'own' });
    expect(findAhead(data(0))).toEqual({ kind: 'nobody' });
    expect(findAhead(undefined)).toEqual({ kind: 'unknown' });
  });
});

it('a week without answers is a gap', () => {
  const [gap, week] = placeWeeks({ mentions: [0, 0], responses: [0, 5], incomparable: [1] });
  expect(gap).toBeNull();
  expect(week).toMatchObject({ percent: 0, low: 0, isJoined: false });
});

describe('the board in the address', () => {
  it('is read as far as it makes sense', () => {
    expect(
      parseBoardSearch({ cerca: 'caffè', ordina: 'testo', tono: 'x', variazione: 'calo', aperta: '' }),
    ).toEqual({
      cerca: 'caffè',
      ordina: 'testo',
      variazione: 'calo',
    });
  });

  it('leaves the rest of the address as it is', () => {
    const place = { azienda: 'a', motore: 'openai', tono: 'negativo' as const, aperta: 'b' };
    expect(openBoard(place, { cerca: 'tè' })).toEqual({ azienda: 'a', motore: 'openai', cerca: 'tè' });
  });
});
