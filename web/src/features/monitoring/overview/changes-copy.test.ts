import type { Change } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../../test/monitoring-builders.ts';
import { briefingCopy } from './copy.ts';
import { describeChanges } from '@citato/contract/briefing';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const aChange = (over: Partial<Change> = {}): Change => ({
  verdict: 'within_variability',
  days: 7,
  previousPercent: 40,
  previousN: 35,
  currentPercent: 45,
  currentN: 35,
  points: { difference: 5, low: -15, high: 25 },
  changedEngines: [],
  ...over,
});
const slight = aChange({
  verdict: 'rising',
  currentPercent: 68.6,
  points: { difference: 28.6, low: 4.9, high: 48 },
});
const clear = aChange({
  verdict: 'rising',
  previousPercent: 47.6,
  currentPercent: 100,
  points: { difference: 52.4, low: 22.3, high: 73.3 },
});
const fallen = aChange({
  verdict: 'falling',
  previousPercent: 80,
  currentPercent: 20,
  points: { difference: -60, low: -75, high: -40 },
});
const changedModel = aChange({ verdict: 'model_changed', points: null, changedEngines: ['openai'] });

const aMeasured = (change: Change | null, id = 1) =>
  aPrompt({
    id: anId(id),
    text: `Domanda ${String(id)}?`,
    monitoringData: [someMonitoringData({ promptId: anId(id), change })],
  });
const tell = ({
  prompts,
  joint = null,
  isAnalysedAgain = true,
  now = NOW,
}: {
  prompts: ReturnType<typeof aPrompt>[];
  joint?: Change | null;
  isAnalysedAgain?: boolean;
  now?: Date;
}) =>
  briefingCopy
    .changes(describeChanges({ company: aCompany({ prompts }), joint, isAnalysedAgain, now }))
    .map(({ text }) => text);

describe('what changed', () => {
  it('is nothing to speak of before the first numbers', () => {
    expect(tell({ prompts: [] })).toEqual(['Ancora niente da confrontare.']);
    expect(tell({ prompts: [aPrompt({ monitoringData: [] })] })).toEqual(['Ancora niente da confrontare.']);
  });

  it('cannot be known while too little was heard in both weeks, and never where one analysis is all', () => {
    const prompts = [aMeasured(null)];
    expect(tell({ prompts })).toEqual([
      'Nessuna variazione provata questa settimana: per un confronto le risposte sono ancora poche.',
    ]);
    expect(tell({ prompts, isAnalysedAgain: false })).toEqual([
      'Nessun confronto: non sono previste altre analisi.',
    ]);
  });

  it('does not speak of this week where the last analysis is older', () => {
    const now = new Date('2026-12-03T08:00:00.000Z');
    expect(tell({ prompts: [aMeasured(clear)], joint: clear, now })).toEqual([
      'Numeri fermi: l’ultima analisi è del 20 nov 2026.',
    ]);
  });

  it('is the change of all prompts together where that is proven, and of each prompt beside it', () => {
    expect(tell({ prompts: [aMeasured(slight)], joint: fallen })).toEqual([
      'Mention Rate in calo: da 80,0% a 20,0% in 7 giorni.',
      '«Domanda 1?» in crescita: da 40,0% a 68,6% in 7 giorni.',
    ]);
  });

  it('is every change that stands among all prompts, falls before rises, the largest first', () => {
    const worse = aChange({
      verdict: 'falling',
      previousPercent: 95,
      currentPercent: 10,
      points: { difference: -85, low: -92, high: -60 },
    });
    const prompts = [aMeasured(clear, 1), aMeasured(fallen, 2), aMeasured(worse, 3), aMeasured(aChange(), 4)];
    expect(tell({ prompts, joint: aChange() })).toEqual([
      '«Domanda 3?» in calo: da 95,0% a 10,0% in 7 giorni.',
      '«Domanda 2?» in calo: da 80,0% a 20,0% in 7 giorni.',
      '«Domanda 1?» in crescita: da 47,6% a 100,0% in 7 giorni.',
    ]);
  });

  it('is to be watched, and not claimed, where one prompt of many moves: a few always do by chance', () => {
    const steady = Array.from({ length: 11 }, (_, index) => aMeasured(aChange(), index + 2));
    expect(tell({ prompts: [aMeasured(slight), ...steady], joint: aChange() })).toEqual([
      'Nessuna variazione provata questa settimana.',
      'Da tenere d’occhio: «Domanda 1?», da 40,0% a 68,6% in 7 giorni.',
    ]);
    expect(tell({ prompts: [aMeasured(slight)], joint: aChange() })).toEqual([
      '«Domanda 1?» in crescita: da 40,0% a 68,6% in 7 giorni.',
    ]);
  });

  it('does not hide a large fall within variability behind a proven rise', () => {
    const large = aChange({
      previousPercent: 66.7,
      currentPercent: 35.3,
      points: { difference: -31.4, low: -56, high: 1 },
    });
    expect(tell({ prompts: [aMeasured(clear, 1), aMeasured(large, 2)], joint: aChange() })).toEqual([
      '«Domanda 1?» in crescita: da 47,6% a 100,0% in 7 giorni.',
      'Da tenere d’occhio: «Domanda 2?», da 66,7% a 35,3% in 7 giorni.',
    ]);
  });

  it('is not claimed where another model answers, or others read', () => {
    expect(tell({ prompts: [aMeasured(changedModel)], joint: changedModel })).toEqual([
      'Nessuna variazione provata questa settimana: ChatGPT risponde con un altro modello.',
    ]);
    const reader = (since: string | null) =>
      aChange({
        verdict: 'model_changed',
        points: null,
        readers: { names: ['rules', 'openai/mini'], since },
      });
    const reported = (change: Change) => tell({ prompts: [aMeasured(change)], joint: change });
    expect(reported(reader('2026-11-18'))).toEqual([
      'Nessuna variazione provata questa settimana: è cambiato il lettore delle risposte.',
    ]);
    expect(reported(reader(null))).toEqual([
      'Nessuna variazione provata questa settimana: le risposte hanno avuto lettori diversi.',
    ]);
  });

  it('is none where everything stays within variability', () => {
    expect(tell({ prompts: [aMeasured(aChange())], joint: aChange() })).toEqual([
      'Nessuna variazione provata questa settimana.',
    ]);
  });

  it('does not come from a prompt that contains the company’s name', () => {
    expect(tell({ prompts: [{ ...aMeasured(clear), namesOwnCompany: true }] })).toEqual([
      'Ancora niente da confrontare.',
    ]);
  });
});
