import { describe, expect, it } from 'vitest';
import { aCompany, aPrompt, someProgress } from '../../../../test/monitoring-builders.ts';
import { applyProgress, describeSteps } from './model.ts';

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

  it('may go back to the queue when money keeps it from going on, and goes on from there', () => {
    const wait = { reason: 'over_budget', until: '2026-11-22T23:12:00.000Z' } as const;
    const asking = applyProgress({ companies, progress: someProgress({ answered: 2 }) });
    const waiting = applyProgress({
      companies: asking,
      progress: someProgress({ step: 'queued', wait, answered: 2 }),
    });
    expect(waiting[0]?.prompts[0]?.progress).toMatchObject({ step: 'queued', wait });
    const [resumed] = applyProgress({ companies: waiting, progress: someProgress({ answered: 2 }) });
    expect(resumed?.prompts[0]?.progress).toMatchObject({ step: 'asking', wait: null });
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

  it('draws the end as done, where the analysis was seen to run and nowhere else', () => {
    const end = someProgress({ step: 'finished', answered: 5 });
    const running = applyProgress({ companies, progress: someProgress({ step: 'reading', answered: 5 }) });
    const [seen] = applyProgress({ companies: running, progress: end });
    expect(seen?.prompts[0]?.progress).toEqual(end);
    expect(describeSteps(end).every((step) => step.state === 'done')).toBe(true);
    const [unseen] = applyProgress({ companies, progress: end });
    expect(unseen?.prompts[0]).toMatchObject({ analysisStatus: 'idle', progress: null });
  });
});
