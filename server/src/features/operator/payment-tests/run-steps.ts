import type { PaymentTest } from '@citato/contract';
import { PaymentStopped } from '#features/billing';
import { AppError } from '#lib/app-error';
import type { Context } from '#platform/context';
import { UnexpectedState } from './rules/unexpected-state.ts';

type StepResult = PaymentTest['testResult']['steps'][number];

/** One step of a test run: acts and checks; returns what it found, or throws. */
export interface Step {
  readonly name: string;
  /** It runs whatever the outcome of the others. */
  readonly isCleanUp?: boolean;
  readonly run: () => Promise<string | null>;
}

/** Runs the steps in order; those after a failed one are skipped, except the clean-up. */
export async function runSteps({ log }: Pick<Context, 'log'>, steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  let hasFailed = false;
  for (const { name, isCleanUp = false, run } of steps) {
    if (hasFailed && !isCleanUp) {
      results.push({ name, outcome: 'skipped', detail: null, milliseconds: 0 });
      continue;
    }
    const startedAt = performance.now();
    const { outcome, detail } = await attempt(run, (error) => {
      log.error({ err: error, step: name }, 'A trial run of the payments met a fault');
    });
    hasFailed ||= outcome === 'failed';
    results.push({ name, outcome, detail, milliseconds: Math.round(performance.now() - startedAt) });
  }
  return results;
}

async function attempt(
  run: Step['run'],
  tellFault: (error: unknown) => void,
): Promise<Pick<StepResult, 'outcome' | 'detail'>> {
  try {
    return { outcome: 'passed', detail: await run() };
  } catch (error) {
    if (error instanceof UnexpectedState || error instanceof AppError)
      return { outcome: 'failed', detail: error.message };
    if (error instanceof PaymentStopped)
      return { outcome: 'failed', detail: `il provider ha risposto: ${error.fault.kind}` };
    tellFault(error);
    return { outcome: 'failed', detail: 'errore inatteso, i dettagli sono nel log del server' };
  }
}
