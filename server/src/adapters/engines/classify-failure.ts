import type { EngineId, UnknownDetail } from '@citato/contract';
import { APICallError } from 'ai';
import { adviseOperator } from './advise-operator.ts';
import type { FailureKind } from './answer-engine.ts';
import type { Consumption } from './prices.ts';
import { InvalidReplyError } from './reply/invalid-reply.ts';
import { UnreadableResponseError } from './wire/read-bounded-body.ts';
import { parseRetryAfter } from './retry-after.ts';
import { readProviderError, redact } from './failures/provider-error.ts';
import { CONNECT_CODES, listCauses, describeNetworkError } from './failures/network-error.ts';

/** What an error of a call means. `isBillable`: the provider may have done the work and bill it. */
export type Failure =
  | { status: 'refused'; used: Consumption | null }
  | {
      status: 'failed';
      kind: FailureKind;
      detail: string;
      retryAfterSeconds: number | null;
      isBillable: boolean;
      /** The provider refused the question, not the account. */
      isOfQuestion: boolean;
      /** What the reply says was consumed, though it is no answer; null where it does not. */
      used: Consumption | null;
      /** What it says it costs; null where it does not. */
      costMicroDollars: number | null;
      unknownDetails: readonly UnknownDetail[];
    };

/** Refused by the provider's own filter before or while answering. */
const REFUSAL_CODES = [
  'content_filter',
  'invalid_prompt',
  'content_policy_violation',
  'ResponsibleAIPolicyViolation',
];
/** Billing errors that come as 429 but do not pass after a minute. */
const ACCOUNT_CODES = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'];

/** The account cannot pay: no waiting mends that. */
const PAYMENT_REQUIRED = 402;

/** What a provider says of a request it cannot process: too long, or of a form it does not accept. */
const OF_QUESTIONS = [400, 413, 422];

/** Anthropic names its filter only in words. */
const REFUSAL_MESSAGE = /content filtering policy/i;

function failed(
  kind: FailureKind,
  detail: string,
  {
    retryAfterSeconds = null,
    isBillable = false,
    isOfQuestion = false,
  }: { retryAfterSeconds?: number | null; isBillable?: boolean; isOfQuestion?: boolean } = {},
): Failure {
  const unsaid = { used: null, costMicroDollars: null, unknownDetails: [] };
  return { status: 'failed', kind, detail, retryAfterSeconds, isBillable, isOfQuestion, ...unsaid };
}

function classifyStatus({
  body,
  headers: sent = {},
  status,
  engine,
  now,
}: {
  body: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  status: number;
  engine: EngineId;
  now: Date;
}): Failure {
  const { message, codes, retryDelay } = readProviderError(body);
  const has = (names: readonly string[]) => codes.some((code) => names.includes(code));
  const headers = { 'retry-after': retryDelay?.replace(/s$/, ''), ...sent };
  const retryAfterSeconds = parseRetryAfter({ headers, now });
  const detail = [`HTTP ${status}`, ...codes].join(' ');

  if (has(REFUSAL_CODES) || REFUSAL_MESSAGE.test(message)) return { status: 'refused', used: null };
  if (has(ACCOUNT_CODES))
    return failed('out_of_credit', `${detail}: ${redact(message)}`, { retryAfterSeconds });
  if (status === 429 || has(['rate_limit_exceeded']))
    return failed('rate_limited', detail, { retryAfterSeconds });
  if (status === 408) return failed('timeout', detail, { retryAfterSeconds });
  if (status >= 500 || has(['server_error'])) return failed('provider_error', detail, { retryAfterSeconds });
  const advice = adviseOperator({ engine, status });
  const words = [advice, redact(message)].filter(Boolean).join('; ');
  const isOfQuestion = OF_QUESTIONS.includes(status);
  const kind = status === PAYMENT_REQUIRED ? 'out_of_credit' : 'configuration';
  return failed(kind, `${detail}: ${words}`, { retryAfterSeconds, isOfQuestion });
}

/** A reply with status 200 that is no answer: it says that the provider failed, or says nothing. */
function classifyInvalidReply({
  error: { message, body, statusCode: status, used, costMicroDollars, unknownDetails },
  ...context
}: {
  error: InvalidReplyError;
  engine: EngineId;
  now: Date;
}): Failure {
  const { codes } = readProviderError(body);
  const failure =
    codes.length > 0
      ? classifyStatus({ body, status, ...context })
      : failed('bad_answer', `HTTP 200: ${message}`, { isBillable: true });
  return failure.status === 'refused'
    ? { ...failure, used }
    : { ...failure, used, costMicroDollars, unknownDetails };
}

/**
 * Turns whatever a call threw into its documented state:
 * 402 → out_of_credit, 429 → rate_limited, 408 → timeout, 5xx → provider_error, other statuses → configuration, a connection that
 * failed or broke → network, a response that cannot be read as an answer → bad_answer, a content filter → refused.
 */
export function classifyFailure({
  error,
  ...context
}: {
  error: unknown;
  engine: EngineId;
  now: Date;
}): Failure {
  const causes = listCauses(error);
  const unreadable = causes.find((cause) => cause instanceof UnreadableResponseError);
  if (unreadable) return failed('bad_answer', unreadable.message, { isBillable: true });

  const invalid = causes.find((cause) => cause instanceof InvalidReplyError);
  if (invalid) return classifyInvalidReply({ error: invalid, ...context });

  const call = causes.find((cause) => APICallError.isInstance(cause));
  if (call) {
    const { statusCode: status, responseBody: body, responseHeaders: headers } = call;
    if (status !== undefined && status < 300)
      return failed('bad_answer', `HTTP 200: ${redact(call.message)}`, { isBillable: true });
    if (status !== undefined) return classifyStatus({ body, headers, status, ...context });
    const code = describeNetworkError(causes);
    return failed('network', code, { isBillable: !CONNECT_CODES.test(code) });
  }
  // What the SDK throws while it reads a complete response; its messages hold the response, so only the name is kept.
  return failed('bad_answer', causes[0]?.name ?? 'unknown', { isBillable: true });
}
