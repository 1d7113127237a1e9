import { expect, it } from 'vitest';
import { runStages } from './run-stages.ts';
import type { Stage, StageReport } from './run-stages.ts';

const stage = (name: string, run: Stage['run']): Stage => ({ name, run });
const green = () => Promise.resolve({ ok: true, output: '' });

it('reports in the given order although a later stage ends first', async () => {
  const reported: string[] = [];
  let finishFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  await runStages({
    stages: [
      stage('slow', async () => {
        await first;
        return { ok: true, output: '' };
      }),
      stage('quick', () => {
        finishFirst();
        return green();
      }),
    ],
    atOnce: 2,
    report: ({ name }) => reported.push(name),
  });
  expect(reported).toEqual(['slow', 'quick']);
});

it('runs the remaining stages after one has failed or thrown', async () => {
  const reported: StageReport[] = [];
  await runStages({
    stages: [
      stage('red', () => Promise.resolve({ ok: false, output: 'two files are badly formatted' })),
      stage('broken', () => Promise.reject(new Error('the tool is missing'))),
      stage('green', green),
    ],
    atOnce: 1,
    report: (report) => reported.push(report),
  });
  expect(reported.map(({ name, ok }) => `${name} ${String(ok)}`)).toEqual([
    'red false',
    'broken false',
    'green true',
  ]);
  expect(reported[1]?.output).toContain('the tool is missing');
});

it('never runs more stages at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const counting = stage('counting', async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return { ok: true, output: '' };
  });
  await runStages({
    stages: [counting, counting, counting, counting, counting],
    atOnce: 2,
    report: () => undefined,
  });
  expect(most).toBe(2);
});

it('measures each stage with the clock it is given', async () => {
  const times = [1_000, 3_500];
  const [report] = await runStages({
    stages: [stage('timed', green)],
    atOnce: 1,
    report: () => undefined,
    now: () => times.shift() ?? 0,
  });
  expect(report?.seconds).toBe(2.5);
});
