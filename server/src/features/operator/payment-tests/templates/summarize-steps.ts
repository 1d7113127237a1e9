import type { PaymentTest } from '@citato/contract';

type Steps = PaymentTest['testResult']['steps'];

/** The result of a test run in one sentence, and why its first failed step failed. */
export function summarizeSteps(steps: Steps): Pick<PaymentTest, 'success' | 'message' | 'error'> {
  const failed = steps.find(({ outcome }) => outcome === 'failed');
  if (failed === undefined)
    return {
      success: true,
      message: `Prova riuscita: ${String(steps.length)} passi su ${String(steps.length)}.`,
      error: null,
    };
  const passed = steps.filter(({ outcome }) => outcome === 'passed').length;
  return {
    success: false,
    message: `Prova non riuscita: ${String(passed)} passi su ${String(steps.length)}.`,
    error: `${failed.name}: ${failed.detail ?? 'non riuscito'}`,
  };
}
