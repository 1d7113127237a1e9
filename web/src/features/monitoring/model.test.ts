import { describe, expect, it } from 'vitest';
import { aCompany, aMentionedCompany, aPrompt, someProgress } from '../../../test/monitoring-builders.ts';
import { applyProgress, buildResultsView, describeSteps, isSmallSample, nextSort } from './model.ts';

const aRow = aMentionedCompany;
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRow({ name: `Azienda ${String(index + 1).padStart(2, '0')}`, rank: index + 1, mentions: 100 - index }),
  );

describe('the order of the results table', () => {
  it('cycles a column through ascending, descending and default', () => {
    const first = nextSort({ current: null, column: 'mentions' });
    expect(first).toEqual({ column: 'mentions', direction: 'ascending' });
    const second = nextSort({ current: first, column: 'mentions' });
    expect(second).toEqual({ column: 'mentions', direction: 'descending' });
    expect(nextSort({ current: second, column: 'mentions' })).toBeNull();
  });

  it('starts another column at ascending', () => {
    const current = { column: 'mentions', direction: 'descending' } as const;
    expect(nextSort({ current, column: 'name' })).toEqual({ column: 'name', direction: 'ascending' });
  });

  it('keeps companies without a position at the end in both directions', () => {
    const companies = [
      aRow({ name: 'Con', rank: 1, averagePosition: 2 }),
      aRow({ name: 'Senza', rank: 2, averagePosition: null }),
      aRow({ name: 'Prima', rank: 3, averagePosition: 1 }),
    ];
    const names = (direction: 'ascending' | 'descending') =>
      buildResultsView({ companies, otherCount: 0, sort: { column: 'position', direction } }).rows.map(
        (row) => row.name,
      );
    expect(names('ascending')).toEqual(['Prima', 'Con', 'Senza']);
    expect(names('descending')).toEqual(['Con', 'Prima', 'Senza']);
  });
});

describe('which companies the results table shows', () => {
  it('shows ten other companies beside the own one among them', () => {
    const companies = [...others(12), aRow({ name: 'Mia', isOwn: true, rank: 3.5 })];
    const view = buildResultsView({ companies, otherCount: 0, sort: null });
    expect(view.rows).toHaveLength(11);
    expect(view.ownBelow).toBeNull();
    expect(view.hiddenCount).toBe(2);
  });

  it('sets the own company apart when it comes after the tenth other', () => {
    const companies = [...others(12), aRow({ name: 'Mia', isOwn: true, rank: 13 })];
    const view = buildResultsView({ companies, otherCount: 4, sort: null });
    expect(view.rows).toHaveLength(10);
    expect(view.ownBelow?.name).toBe('Mia');
    expect(view.hiddenCount).toBe(6);
  });

  it('hides nothing when fewer than ten others were found', () => {
    const companies = [...others(3), aRow({ name: 'Mia', isOwn: true, rank: 4, mentions: 0 })];
    const view = buildResultsView({ companies, otherCount: 0, sort: null });
    expect(view.rows).toHaveLength(4);
    expect(view.ownBelow).toBeNull();
    expect(view.hiddenCount).toBe(0);
  });
});

describe('a step of a running analysis', () => {
  const companies = [aCompany({ prompts: [aPrompt({ monitoringData: [] })] })];

  it('is written into its prompt and leaves the numbers as they are', () => {
    const [company] = applyProgress({ companies, progress: someProgress() });
    expect(company?.prompts[0]).toMatchObject({ analysisStatus: 'in_progress', progress: { answered: 2 } });
  });

  it('never goes back when an older event arrives late', () => {
    const ahead = applyProgress({ companies, progress: someProgress({ step: 'reading', answered: 5 }) });
    const [company] = applyProgress({ companies: ahead, progress: someProgress({ answered: 3 }) });
    expect(company?.prompts[0]?.progress).toMatchObject({ step: 'reading', answered: 5 });
  });

  it('marks everything before the current step as done', () => {
    expect(describeSteps(someProgress({ step: 'asking' })).map((step) => step.state)).toEqual([
      'done',
      'now',
      'next',
      'next',
    ]);
    expect(describeSteps(someProgress({ step: 'queued' })).map((step) => step.state)).toEqual([
      'now',
      'next',
      'next',
      'next',
    ]);
  });
});

it('calls a sample small below twenty answers, and none at all no sample', () => {
  expect([0, 1, 19, 20].map(isSmallSample)).toEqual([false, true, true, false]);
});
