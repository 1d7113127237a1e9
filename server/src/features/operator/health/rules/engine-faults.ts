import type { EngineFigures, Finding } from '@citato/contract';

/** When an engine counts as ill; `docs/operations.md` repeats it. */
const ENGINE_LIMITS = {
  /** Failing for this long it is no passing trouble any more. */
  downMs: 30 * 60 * 1000,
  /** Of fewer calls in an hour no share is worth a word. */
  fewCalls: 10,
  /** Parts of the last hour's calls that failed. */
  failingShare: 0.5,
  shakyShare: 0.2,
  /** Part of `ENGINE_TIMEOUT_S` that one answer in twenty takes. */
  slowShare: 0.75,
} as const;

/** What is wrong with one engine: at most its pause or its failures, and its pace. An engine asked no more is left alone. */
export function findEngineFaults(
  { subject, isConfigured, breaker, failingSince, lastHour }: EngineFigures,
  { now, engineTimeoutMs }: { now: Date; engineTimeoutMs: number },
): Finding[] {
  if (!isConfigured) return [];
  const found = (code: Finding['code'], severity: Finding['severity']): Finding[] => [
    { code, severity, subject },
  ];
  if (breaker !== 'closed') {
    const failedMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince);
    return failedMs >= ENGINE_LIMITS.downMs ? found('engine_down', 'act') : found('engine_paused', 'watch');
  }
  const { calls, failures, p95Ms } = lastHour;
  if (calls < ENGINE_LIMITS.fewCalls) return [];
  if (failures >= calls * ENGINE_LIMITS.failingShare) return found('engine_failing', 'act');
  if (failures >= calls * ENGINE_LIMITS.shakyShare) return found('engine_shaky', 'watch');
  return (p95Ms ?? 0) >= engineTimeoutMs * ENGINE_LIMITS.slowShare ? found('engine_slow', 'watch') : [];
}
