import type { Change } from '@citato/contract';
import { describeChanges } from '@citato/contract/briefing';
import { describe, expect, it } from 'vitest';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../../test/monitoring-builders.ts';
import { listVerdicts, orderCompanies, readOrder } from './order-model.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const aChange = (difference: number, verdict: Change['verdict']): Change => ({
  verdict,
  days: 7,
  previousPercent: 50,
  previousN: 35,
  currentPercent: 50 + difference,
  currentN: 35,
  points: { difference, low: difference - 10, high: difference + 10 },
  changedEngines: [],
});
const company = (id: number, name: string, change: Change | null) =>
  aCompany({
    id: anId(id),
    name,
    prompts: [
      aPrompt({
        id: anId(id + 100),
        monitoringData: [someMonitoringData({ promptId: anId(id + 100), change })],
      }),
    ],
  });
const changesOf = (of: ReturnType<typeof company>, joint: Change | null = null) =>
  describeChanges({ company: of, joint, isAnalysedAgain: true, now: NOW });

const steady = company(1, 'Zeta', aChange(2, 'within_variability'));
const risen = company(2, 'Alfa', aChange(40, 'rising'));
const watched = company(3, 'Beta', {
  ...aChange(-25, 'within_variability'),
  points: { difference: -25, low: -52, high: 2 },
});
const fallen = company(4, 'Delta', aChange(-30, 'falling'));
const worse = company(5, 'Gamma', aChange(-60, 'falling'));

describe('the order of the companies', () => {
  const companies = [steady, risen, watched, fallen, worse];
  const order = (chosen: Parameters<typeof orderCompanies>[0]['order']) =>
    orderCompanies({ companies, changesOf, order: chosen }).map(({ name }) => name);

  it('begins with what fell most, then what is to be watched, then what rose', () => {
    expect(order('attenzione')).toEqual(['Gamma', 'Delta', 'Beta', 'Alfa', 'Zeta']);
  });

  it('is another where its user chose so', () => {
    expect(order('nome')).toEqual(['Alfa', 'Beta', 'Delta', 'Gamma', 'Zeta']);
    expect(order('inserimento')).toEqual(['Zeta', 'Alfa', 'Beta', 'Delta', 'Gamma']);
    expect([readOrder('nome'), readOrder('di-ieri'), readOrder(null)]).toEqual([
      'nome',
      'attenzione',
      'attenzione',
    ]);
  });
});

describe('the verdicts beside the rate', () => {
  it('are that of all prompts together, else how many fell and how many rose', () => {
    expect(listVerdicts(changesOf(risen, aChange(-40, 'falling')))).toEqual([{ kind: 'falling' }]);
    expect(listVerdicts(changesOf(fallen))).toEqual([{ kind: 'promptsFalling', prompts: 1 }]);
    expect(listVerdicts(changesOf(risen))).toEqual([{ kind: 'promptsRising', prompts: 1 }]);
  });

  it('do not let a rise hide what is to be watched', () => {
    const both = { ...risen, prompts: [...risen.prompts, ...watched.prompts] };
    expect(listVerdicts(changesOf(both))).toEqual([
      { kind: 'promptsRising', prompts: 1 },
      { kind: 'watched' },
    ]);
  });

  it('claim neither up nor down of what may be chance, and nothing without a comparison', () => {
    expect(listVerdicts(changesOf(watched))).toEqual([{ kind: 'watched' }]);
    expect(listVerdicts(changesOf(steady))).toEqual([{ kind: 'steady' }]);
    expect(listVerdicts(changesOf(company(6, 'Eta', null)))).toEqual([]);
  });
});
