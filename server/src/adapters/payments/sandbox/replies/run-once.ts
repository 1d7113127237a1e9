import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Transaction, withTransaction } from '#platform/db';
import type { PaymentReply } from '../../payment-provider.ts';
import { answerFaults } from './answer-faults.ts';
import { refuse } from './faults.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { readNow } from '../sandbox-time.ts';
import { claimKey, getRequest, storeReply } from '../store/requests.ts';

const fault = z.object({
  kind: z.enum([
    'declined',
    'authentication_required',
    'conflict',
    'not_found',
    'configuration',
    'unavailable',
  ]),
  declineCode: z.nullable(z.string()),
  detail: z.string(),
});

/** One writing call: what it is, its key, what it asks for, and the schema its stored reply is read by. */
interface KeyedCall<Value> {
  readonly name: string;
  readonly request: { readonly idempotencyKey: string };
  readonly value: z.ZodType<Value>;
  readonly work: (tx: Transaction, now: Date) => Promise<PaymentReply<Value>>;
}

/**
 * Does a call once for its key, in one transaction with its reply, refusals included: a repeated call, even while the
 * first is under way, gets that reply. The same key with another request is refused, as Stripe does.
 */
export async function runOnce<Value>(
  deps: SandboxDeps,
  { name, request: { idempotencyKey: key, ...parameters }, value, work }: KeyedCall<Value>,
): Promise<PaymentReply<Value>> {
  const parametersHash = createHash('sha256')
    .update(JSON.stringify([name, parameters]))
    .digest('hex');
  return answerFaults(deps, () =>
    withTransaction(deps.db, async (tx) => {
      const isNew = await claimKey(tx, { key, parametersHash, createdAt: deps.clock.now() });
      if (!isNew) {
        const earlier = await getRequest(tx, key);
        if (earlier.parametersHash !== parametersHash) {
          return refuse('conflict', `The key of this ${name} was used for another request`);
        }
        return z
          .discriminatedUnion('ok', [
            z.object({ ok: z.literal(true), value }),
            z.object({ ok: z.literal(false), fault }),
          ])
          .parse(earlier.reply);
      }
      const reply = await work(tx, await readNow(deps, tx));
      await storeReply(tx, { key, reply });
      return reply;
    }),
  );
}
