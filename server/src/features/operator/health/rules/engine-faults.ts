import type { EngineFigures, Finding } from '@citato/contract';

/** When an engine counts as ill; `docs/operations.md` repeats it. */
const ENGINE_LIMITS = {
  /** After failing for this long it counts as an outage. */
  downMs: 30 * 60 * 1000,
  /** With fewer calls in an hour no share is reported. */
  fewCalls: 10,
  /** Parts of the last hour's calls that failed. */
  failingShare: 0.5,
  shakyShare: 0.2,
  /** Part of `ENGINE_TIMEOUT_S` that one answer in twenty takes. */
  slowShare: 0.75,
} as const;

/**
 * Findings about one engine: at most its pause or its failures, and its latency. An engine that is no longer asked gets
 * none.
 */
export function findEngineFaults(
  { subject, isConfigured, breaker, failingSince, isOutOfCredit = false, lastHour }: EngineFigures,
  { now, engineTimeoutMs }: { now: Date; engineTimeoutMs: number },
): Finding[] {
  if (!isConfigured) return [];
  const found = (code: Finding['code'], severity: Finding['severity']): Finding[] => [
    { code, severity, subject },
  ];
  if (breaker !== 'closed') {
    if (isOutOfCredit) return found('engine_out_of_credit', 'act');
    const failedMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince);
    return failedMs >= ENGINE_LIMITS.downMs ? found('engine_down', 'act') : found('engine_paused', 'watch');
  }
  const { calls, failures, p95Ms } = lastHour;
  if (calls < ENGINE_LIMITS.fewCalls) return [];
  if (failures >= calls * ENGINE_LIMITS.failingShare) return found('engine_failing', 'act');
  if (failures >= calls * ENGINE_LIMITS.shakyShare) return found('engine_shaky', 'watch');
  return (p95Ms ?? 0) >= engineTimeoutMs * ENGINE_LIMITS.slowShare ? found('engine_slow', 'watch') : [];
}
