import type { AnswerEngine, EngineReply } from '#adapters/engines';
import { mayBeOfPrompt, noteAnswer, noteFailure } from '#features/engine-calls';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import type { PlannedCall } from '../steps/book-waves.ts';
import { type AnalysisRun, makeCall } from './make-call.ts';
import type { EngineCollection } from '../finish/plan-attempts.ts';
import { slotPurposeOf } from '../rules/urgent-analysis.ts';

/**
 * Asks one engine in waves: as many calls as it has free slots, booked before they are made. Where the engine is in
 * doubt one call goes first, and the others only when it was answered.
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
  const calls: Promise<EngineReply | null>[] = [];
  const retryAfter: Date[] = [];
  const purpose = slotPurposeOf({ trigger: run.analysis.trigger, phase: run.fence.phase });
  let left = samples;
  let inDoubt = oneFirst;
  let pausedUntil: Date | null = null;
  let deferral: EngineCollection['deferral'] = null;
  let wasAsked = false;

  const make = async (call: PlannedCall, releaseSlot: () => void, wasFailing: boolean) => {
    const reply = await makeCall(deps, { run, engine, call, releaseSlot });
    if (reply === null) return null;
    try {
      if (isHeard(reply)) {
        if (wasFailing) await noteAnswer(deps, engine.id);
      } else if (reply.status === 'failed' && reply.kind !== 'aborted') {
        const { retryAfterSeconds } = reply;
        if (retryAfterSeconds !== null)
          retryAfter.push(new Date(deps.clock.now().getTime() + retryAfterSeconds * 1000));
        const ofPrompt = mayBeOfPrompt(reply) ? run.analysis.promptId : null;
        await noteFailure(deps, { engine: engine.id, retryAfterSeconds, ofPrompt });
      }
    } catch (error) {
      run.fail(error);
    }
    return reply;
  };

  try {
    while (left.length > 0) {
      const wanted = inDoubt ? 1 : left.length;
      const lease = await deps.slots.take({ engine: engine.id, wanted, signal: run.stop, purpose });
      const wave = await deps.bookings
        .add({ run, engine, samples: left.slice(0, lease.granted) })
        .catch((error: unknown) => {
          for (let slot = 0; slot < lease.granted; slot += 1) lease.releaseOne();
          throw error;
        });
      const { gate } = wave;
      for (let unused = wave.calls.length; unused < lease.granted; unused += 1) lease.releaseOne();
      wasAsked ||= wave.calls.length > 0;
      left = left.slice(wave.calls.length);
      const wasFailing = gate.kind === 'trial' || (gate.kind === 'open' && gate.wasFailing);
      const made = wave.calls.map((call) => make(call, lease.releaseOne, wasFailing));
      calls.push(...made);
      if (gate.kind === 'paused') {
        pausedUntil = gate.until;
        break;
      }
      if (wave.rest !== null) {
        deferral = wave.rest;
        break;
      }
      if (inDoubt || gate.kind === 'trial') {
        const replies = await Promise.all(made);
        if (!replies.every(isHeard)) break;
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

/** Whether the engine spoke at all: an answer that was cut off is none, but the engine is well. */
function isHeard(reply: EngineReply | null): boolean {
  return reply !== null && (reply.status !== 'failed' || reply.kind === 'cut_off');
}
