import { expandObject } from './expand.ts';
import { type FormObject, listOf, textOf } from './form-body.ts';
import type { Json } from './rendering/json.ts';
import { invalid, StripeRefusal } from './stripe-refusal.ts';
import { STRIPE_KEYS } from './stripe-keys.ts';
import type { World } from './stripe-world.ts';
import { listDifferences } from './published/list-differences.ts';
import { findRoute } from './routes/find-route.ts';

export interface Answer {
  readonly status: number;
  readonly body: Json;
  /** False for what was refused before the work began: its key is not remembered. */
  readonly hasBegun: boolean;
}

/** Does what a request asks for, and answers as the API would. */
export function answerRequest(
  world: World,
  {
    method,
    path,
    form,
    authorization,
  }: { method: string; path: string; form: FormObject; authorization: string | undefined },
): Answer {
  const found = findRoute(method, path);
  if (found === null) {
    return refusal(
      new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      }),
      false,
    );
  }
  const { route, ids } = found;
  // Browsers name the key everybody may see among the fields.
  const isKnown =
    authorization === `Bearer ${STRIPE_KEYS.secretKey}` ||
    (route.isPublic === true && textOf(form, 'key') === STRIPE_KEYS.publishableKey);
  if (!isKnown) return UNKNOWN_KEY;
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !route.takes.includes(name));
  if (unknown !== undefined) {
    return refusal(invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown), false);
  }
  try {
    const object = route.answer({ world, form, ids });
    const paths = listOf(form, 'expand').map(String);
    const body = expandObject(world, object, paths);
    for (const difference of listDifferences(body))
      world.differences.add(`${method} ${route.path} ${difference}`);
    return { status: 200, body, hasBegun: true };
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal(error, true);
    throw error;
  }
}

const UNKNOWN_KEY = refusal(
  new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }),
  false,
);

export function refusal({ status, body }: StripeRefusal, hasBegun: boolean): Answer {
  return { status, body: { error: body }, hasBegun };
}
