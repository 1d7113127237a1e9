import type { AnswerEngine } from '#adapters/engines';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import type { PlannedCall, Wave } from '../steps/book-waves.ts';
import { makeCall } from './make-call.ts';
import { type AnalysisRun } from './build-answer.ts';
import type { EngineCollection } from '../finish/plan-attempts.ts';
import { permitPurposeOf } from '../rules/urgent-analysis.ts';

/**
 * Asks one engine in waves: as many calls as it has free permits, booked before they are made. Where the breaker is
 * half open one call, the probe, goes first, and the others only when it succeeded.
 */
export async function askSamples(
  deps: AnalysisDeps,
  {
    run,
    engine,
    samples,
    oneFirst,
  }: { run: AnalysisRun; engine: AnswerEngine; samples: readonly number[]; oneFirst: boolean },
): Promise<EngineCollection> {
  const calls: Promise<boolean>[] = [];
  const retryAfter: Date[] = [];
  const purpose = permitPurposeOf({ trigger: run.analysis.trigger, phase: run.fence.phase });
  let left = samples;
  let inDoubt = oneFirst;
  let pausedUntil: Date | null = null;
  let deferral: EngineCollection['deferral'] = null;
  let wasAsked = false;

  const make = async (call: PlannedCall, wave: Wave, releasePermit: () => void) => {
    const made = await makeCall(deps, { run, engine, call, verdict: wave.verdict, releasePermit });
    const seconds = made?.reply.status === 'failed' ? made.reply.retryAfterSeconds : null;
    if (seconds !== null) retryAfter.push(new Date(deps.clock.now().getTime() + seconds * 1000));
    return made?.isAccepted ?? false;
  };

  try {
    while (left.length > 0) {
      const wanted = inDoubt ? 1 : left.length;
      const lease = await deps.permits.take({ engine: engine.id, wanted, signal: run.stop, purpose });
      const wave = await deps.bookings
        .add({ run, engine, samples: left.slice(0, lease.granted) })
        .catch((error: unknown) => {
          for (let permit = 0; permit < lease.granted; permit += 1) lease.releaseOne();
          throw error;
        });
      const { verdict } = wave;
      for (let unused = wave.calls.length; unused < lease.granted; unused += 1) lease.releaseOne();
      wasAsked ||= wave.calls.length > 0;
      left = left.slice(wave.calls.length);
      const made = wave.calls.map((call) => make(call, wave, lease.releaseOne));
      calls.push(...made);
      if (verdict.kind === 'refused') {
        pausedUntil = verdict.until;
        break;
      }
      if (wave.deferral !== null) {
        deferral = wave.deferral;
        break;
      }
      if (inDoubt || verdict.kind === 'probe') {
        const accepted = await Promise.all(made);
        if (accepted.includes(false)) break;
        inDoubt = false;
      }
    }
  } catch (error) {
    run.fail(error);
  } finally {
    await Promise.all(calls);
  }
  const waits = [...retryAfter, ...(pausedUntil === null ? [] : [pausedUntil])];
  return {
    unasked: deferral === null ? left : [],
    wasAsked,
    notBefore: waits.length === 0 ? null : new Date(Math.max(...waits.map((wait) => wait.getTime()))),
    deferral,
  };
}
