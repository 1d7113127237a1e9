import { DEFAULT_MARKET } from '@citato/contract';
import type { AnswerEngine, Asker, EngineReply } from '#adapters/engines';
import { makeGuardedCall } from '#features/engine-calls';
import { mergeCitations, type ReadMention, readText } from '#features/reading';
import type { VisitorAnswerId } from '#lib/ids';
import { makeStorable } from '#lib/text';
import type { JobExecution } from '#platform/jobs';
import { chooseEngines } from './rules/choose-engines.ts';
import { nameOfSite } from './rules/name-of-site.ts';
import { LIFETIME_MS, type VisitorFailure, expiryOfFailure } from './rules/visitor-life.ts';
import { claimCall, findAtStep, leaveStep } from './store.ts';
import type { VisitorAnswerRow } from './tables.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

const MAX_SOURCES = 6;

/** An answer with the engine that gave it, or why there is none. */
type Outcome =
  | { readonly engine: AnswerEngine; readonly reply: Exclude<EngineReply, { status: 'failed' }> }
  | { readonly failure: VisitorFailure };

/**
 * Asks one engine the row's question, once: a run that finds the call taken (by a process that died) makes no second
 * one. The answer is read by the rules and is part of no measurement.
 */
export async function askQuestion(
  deps: VisitorAnswersDeps,
  { id }: { id: VisitorAnswerId },
  { signal }: Pick<JobExecution, 'signal'>,
): Promise<void> {
  const { db, clock } = deps;
  const row = await findAtStep(db, { id, status: 'asking' });
  if (row?.question == null) return;
  const calledAt = clock.now();
  const expiresAt = new Date(calledAt.getTime() + LIFETIME_MS.called);
  const isOurs = await claimCall(db, { id, calledAt, expiresAt });
  const subject = { name: row.companyName ?? nameOfSite(row.websiteUrl), websiteUrl: row.websiteUrl };
  const outcome = isOurs
    ? await ask(deps, { question: row.question, asker: subject, signal })
    : { failure: 'no_answer' as const };
  const now = clock.now();
  const change = 'failure' in outcome ? null : await read(outcome, { subject, now });
  const failure = 'failure' in outcome ? outcome.failure : 'no_answer';
  await leaveStep(db, { id, status: 'asking', change: change ?? fail({ failure, calledAt, now }) });
}

/** The first engine that is not paused is asked, and no other. */
async function ask(
  deps: VisitorAnswersDeps,
  { question, asker, signal }: { question: string; asker: Asker; signal: AbortSignal },
): Promise<Outcome> {
  for (const engine of chooseEngines(deps.engines, deps)) {
    const { id, model, estimatedCostMicroDollars } = engine;
    const reply = await makeGuardedCall(deps, {
      order: { purpose: 'visitor', payer: null },
      model: { engine: id, model, estimatedCostMicroDollars },
      ask: (options) => engine.ask({ text: question, ...DEFAULT_MARKET, sample: 1 }, { ...options, asker }),
      timeoutMs: deps.engineTimeoutMs,
      signal,
    });
    if (reply === 'unavailable') continue;
    if (reply === 'over_budget') return { failure: 'over_budget' };
    if (reply.status !== 'failed') return { engine, reply };
    deps.log.warn(
      { engine: id, kind: reply.kind, detail: reply.detail },
      'an engine gave a visitor no answer',
    );
    return { failure: 'no_answer' };
  }
  return { failure: 'no_engine' };
}

/** Where no engine was called nothing was paid: the booked call is given back. */
function fail({
  failure,
  calledAt,
  now,
}: {
  failure: VisitorFailure;
  calledAt: Date;
  now: Date;
}): Partial<VisitorAnswerRow> {
  const called = failure === 'no_answer' ? calledAt : null;
  return {
    status: 'failed',
    failure,
    calledAt: called,
    expiresAt: expiryOfFailure({ failure, calledAt: called, now }),
  };
}

/**
 * The reading of the answer by the rules, which is kept for a week. Null: a refusal or an empty text cannot be shown,
 * and another call may bring an answer.
 */
async function read(
  { engine, reply }: Extract<Outcome, { engine: unknown }>,
  { subject, now }: { subject: { name: string; websiteUrl: string }; now: Date },
): Promise<Partial<VisitorAnswerRow> | null> {
  const text = makeStorable(reply.text);
  const reading = await readText({ text, replyStatus: reply.status, subject });
  if (reading.status !== 'ok') return null;
  const cited = mergeCitations({
    named: reply.citations,
    read: reading.citations,
    websiteUrl: subject.websiteUrl,
  });
  return {
    status: 'answered',
    engine: engine.id,
    answer: text,
    companies: reading.mentions.map(shapeMention),
    sources: [...new Set(cited.map(({ domain }) => domain))].slice(0, MAX_SOURCES),
    expiresAt: new Date(now.getTime() + LIFETIME_MS.answered),
  };
}

function shapeMention({ companyKey: key, name, isOwn, position, sentiment, spans }: ReadMention) {
  return { key, name, isOwn, position, sentiment, spans };
}
