import type { Reader, ReaderReply } from '#adapters/reader';
import type { RulesBecause } from '#features/answers';
import { type GuardedCallDeps, type PermitPurpose, makeGuardedCall } from '#features/engine-calls';
import type { AnalysisId, PromptId, AccountId } from '#lib/ids';
import { nameFault } from '../rules/name-fault.ts';

/** The company that answers were asked for. */
export interface Asked {
  readonly id: AnalysisId;
  readonly userId: AccountId;
  readonly promptId: PromptId;
  /** In whose turn the call waits for a permit of its engine: the analysis’ own. */
  readonly turn: PermitPurpose;
}

/** What a model reported of one answer, or why it reported nothing. */
export type ReaderOutcome =
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
 * Lets a model read answers in one call; returns its report on each, in order. A provider's fault is tried once more;
 * after unreadable output the answers are asked for in two halves, so that one answer does not spoil the others.
 * Rejects only when stopped, or by a fault of ours.
 */
export async function askReader(deps: GuardedCallDeps, question: Question): Promise<ReaderOutcome[]> {
  return ask(deps, question, { isSecondTry: false });
}

async function ask(
  deps: GuardedCallDeps,
  question: Question,
  { isSecondTry }: { isSecondTry: boolean },
): Promise<ReaderOutcome[]> {
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
    const outcomes = await Promise.all(
      halves.map((half) => ask(deps, { ...question, answers: half }, { isSecondTry: true })),
    );
    return outcomes.flat();
  }
  if (!isSecondTry && (kind === 'network' || kind === 'provider_error'))
    return ask(deps, question, { isSecondTry: true });
  return answers.map(() => ({ because: nameFault(kind) }));
}

/** One guarded call, with a breaker of the reader's own: a small model in trouble stops no answers. */
function call(
  deps: GuardedCallDeps,
  { reader, asked, answers, knownNames, stop }: Question,
): Promise<ReaderReply | 'over_budget' | 'unavailable'> {
  const { id: analysisId, userId, promptId, turn } = asked;
  return makeGuardedCall(deps, {
    order: { purpose: 'reading', payer: { userId, promptId, analysisId }, turn },
    model: reader,
    ask: (options) => reader.read({ answers, knownNames }, options),
    timeoutMs: null,
    signal: stop,
  });
}
