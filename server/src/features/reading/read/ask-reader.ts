import type { Reader, ReaderReply } from '#adapters/reader';
import type { RulesBecause } from '#features/answers';
import {
  type CallBatchers,
  type SlotPurpose,
  makeModelCall,
  noteAnswer,
  noteFailure,
} from '#features/engine-calls';
import type { AnalysisId, PromptId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { nameFault } from '../rules/name-fault.ts';

export interface ReaderDeps extends Pick<Context, 'db' | 'clock' | 'log' | 'metrics'> {
  readonly slots: Parameters<typeof makeModelCall>[0]['slots'];
  readonly calls: CallBatchers;
  readonly policy: { readonly engineTimeoutMs: number };
}

/** Whom answers were asked for. */
export interface Asked {
  readonly id: AnalysisId;
  readonly userId: UserId;
  readonly promptId: PromptId;
  /** Whose turn the call takes before the engine’s slots: the analysis’ own. */
  readonly slotPurpose: SlotPurpose;
}

/** What a model reported of one answer, or why it reported nothing. */
export type Heard =
  | (Exclude<Extract<ReaderReply, { status: 'ok' }>['reports'][number], { readonly fault: unknown }> & {
      readonly model: string;
    })
  | { readonly because: RulesBecause };

interface Question {
  readonly reader: Reader;
  readonly asked: Asked;
  readonly answers: readonly string[];
  readonly knownNames: readonly string[];
  readonly stop: AbortSignal;
}

/**
 * Lets a model read answers in one call; gives what it says of each, in order. A provider's fault is tried once more;
 * output that cannot be read is asked for in two halves, so that one answer that spoils it is not the others' loss. Rejects
 * only when stopped, or by a fault of ours.
 */
export async function askReader(deps: ReaderDeps, question: Question): Promise<Heard[]> {
  return ask(deps, question, { isSecondTry: false });
}

async function ask(
  deps: ReaderDeps,
  question: Question,
  { isSecondTry }: { isSecondTry: boolean },
): Promise<Heard[]> {
  const { answers, stop } = question;
  const reply = await call(deps, question);
  stop.throwIfAborted();
  if (typeof reply === 'string') return answers.map(() => ({ because: reply }));
  if (reply.status === 'ok')
    return reply.reports.map((report) =>
      'fault' in report ? { because: report.fault } : { ...report, model: reply.model },
    );
  const { kind, detail } = reply;
  deps.log.warn(
    { engine: question.reader.engine, kind, detail, answers: answers.length },
    'a model read nothing',
  );
  const isSpoilt = kind === 'bad_answer' || kind === 'cut_off';
  if (!isSecondTry && isSpoilt && answers.length > 1) {
    const middle = Math.ceil(answers.length / 2);
    const halves = [answers.slice(0, middle), answers.slice(middle)];
    const heard = await Promise.all(
      halves.map((half) => ask(deps, { ...question, answers: half }, { isSecondTry: true })),
    );
    return heard.flat();
  }
  if (!isSecondTry && (kind === 'network' || kind === 'provider_error'))
    return ask(deps, question, { isSecondTry: true });
  return answers.map(() => ({ because: nameFault(kind) }));
}

/** One call through the only door, with a breaker of its own: a small model in trouble stops no answers. */
async function call(
  deps: ReaderDeps,
  { reader, asked, answers, knownNames, stop }: Question,
): Promise<ReaderReply | 'over_budget' | 'unavailable'> {
  const { engineTimeoutMs } = deps.policy;
  const gate = await deps.calls.gates.add({ engine: 'reader', engineTimeoutMs });
  if (gate.kind === 'paused') return 'unavailable';
  const reply = await makeModelCall(deps, {
    model: reader,
    order: { userId: asked.userId, promptId: asked.promptId, analysisId: asked.id, purpose: 'reading' },
    slotPurpose: asked.slotPurpose,
    ask: (options) => reader.read({ answers, knownNames }, options),
    signal: stop,
  });
  if (reply === null) return 'over_budget';
  const isHeard = reply.status === 'ok' || reply.kind === 'bad_answer' || reply.kind === 'cut_off';
  if (isHeard) {
    if (gate.kind === 'trial' || gate.wasFailing) await noteAnswer(deps, 'reader');
  } else if (reply.kind !== 'aborted') {
    await noteFailure(deps, { engine: 'reader', retryAfterSeconds: reply.retryAfterSeconds });
  }
  return reply;
}
