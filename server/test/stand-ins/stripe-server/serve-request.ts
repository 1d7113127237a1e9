import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Answer, answerRequest, refusal } from './answer-request.ts';
import type { FormObject } from './form-body.ts';
import type { KeyMemory, KeptAnswer } from './remembered-keys.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import { mintId, type World } from './stripe-world.ts';

/** A request as it came. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly form: FormObject;
  readonly headers: IncomingHttpHeaders;
}

/** What becomes of a request: `…_after` fates do the work first, `error` is a fault of Stripe’s own. */
export type RequestFate =
  | 'answered'
  | 'rate_limited'
  | 'key_in_use'
  | 'error_before'
  | 'error_after'
  | 'cut_before'
  | 'cut_after'
  | 'silent_before'
  | 'silent_after';

/** Answers a request as it is fated to be, and does its work at most once a key. */
export function serveRequest({
  world,
  keys,
  request,
  fate,
  response,
}: {
  world: World;
  keys: KeyMemory;
  request: SentRequest;
  fate: RequestFate;
  response: ServerResponse;
}): void {
  if (fate === 'silent_before') return;
  if (fate === 'cut_before') {
    response.socket?.resetAndDestroy();
    return;
  }
  const requestId = mintId('req');
  if (fate === 'rate_limited' || fate === 'key_in_use') {
    respond(response, { requestId, answer: fate === 'key_in_use' ? KEY_IN_USE : BUSY, replayOf: null });
    return;
  }
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const content = JSON.stringify([request.path, request.form]);
  const kept = typeof key === 'string' ? keys.recall(key, content) : null;
  const { answer, replayOf } = kept
    ? { answer: kept.answer, replayOf: kept.requestId }
    : { answer: work({ world, request, fate }), replayOf: null };
  if (kept === null && typeof key === 'string') keys.remember(key, content, { answer, requestId });
  if (fate === 'cut_after') response.socket?.resetAndDestroy();
  else if (fate !== 'silent_after') respond(response, { requestId, answer, replayOf });
}

function work({
  world,
  request: { method, path, form, headers },
  fate,
}: {
  world: World;
  request: SentRequest;
  fate: RequestFate;
}): Answer {
  if (fate === 'error_before') return OWN_FAULT;
  const answer = answerRequest(world, { method, path, form, authorization: headers.authorization });
  return fate === 'error_after' ? OWN_FAULT : answer;
}

const OWN_FAULT = refusal(
  new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred' }),
  true,
);
const KEY_IN_USE = refusal(
  new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  }),
  false,
);
const BUSY = refusal(
  new StripeRefusal(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded',
  }),
  false,
);

function respond(
  response: ServerResponse,
  {
    requestId,
    answer: { status, body },
    replayOf,
  }: { requestId: string; answer: Answer; replayOf: KeptAnswer['requestId'] },
): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': requestId,
      ...(status === 429 ? { 'retry-after': '1' } : {}),
      ...(replayOf === null ? {} : { 'idempotent-replayed': 'true', 'original-request': replayOf }),
    })
    .end(JSON.stringify(body));
}
