import { timingSafeEqual } from 'node:crypto';
import { type Transaction, withTransaction } from '#platform/db';
import { lockAccount, saveStep } from './account-records.ts';
import { CARD_REFUSALS, NOT_AUTHENTICATED } from './copy.ts';
import { announce } from './webhooks/events.ts';
import { mintId } from './mint-id.ts';
import { CUSTOMER, INVOICE, PAYMENT_METHOD, SETUP } from './object-shapes.ts';
import { invoiceOf } from './rules/invoice-steps.ts';
import { authenticatePayment } from './rules/payment-authentication.ts';
import type { Setup } from './rules/sandbox-objects.ts';
import { authenticateSetup, confirmSetup, type SetupStep } from './rules/setup-steps.ts';
import { type CardEntry, judgeCard } from './rules/test-cards.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readNow } from './sandbox-time.ts';
import { findObject, lockObject, putObject } from './store/objects.ts';

/** How the form goes on: done, a question of the bank, or another card. */
export interface CardFormAnswer {
  readonly status: 'succeeded' | 'requires_action' | 'failed';
  /** For the user; null when there is nothing to say. */
  readonly message: string | null;
}

interface Secret {
  readonly clientSecret: string;
}

/** The card form of the sandbox, in the place of a provider's own. Null: nothing is found under this id and secret. */
export interface CardForm {
  confirmSetup(
    request: Secret & { readonly setupId: string; readonly card: CardEntry },
  ): Promise<CardFormAnswer | null>;
  /** What the holder said when the bank asked. */
  authenticateSetup(
    request: Secret & { readonly setupId: string; readonly isApproved: boolean },
  ): Promise<CardFormAnswer | null>;
  authenticatePayment(
    request: Secret & { readonly paymentId: string; readonly isApproved: boolean },
  ): Promise<CardFormAnswer | null>;
}

const SUCCEEDED: CardFormAnswer = { status: 'succeeded', message: null };

export function createCardForm(deps: SandboxDeps): CardForm {
  const { db } = deps;
  return {
    confirmSetup: ({ setupId, clientSecret, card }) =>
      withTransaction(db, async (tx) => {
        const setup = await lockSetup(tx, { setupId, clientSecret });
        if (setup === null) return null;
        if (setup.status === 'succeeded') return SUCCEEDED;
        const at = await readNow(deps, tx);
        const verdict = judgeCard(card, at);
        await saveSetup(deps, tx, { step: confirmSetup({ setup, verdict, mintId }), at });
        if (verdict.kind === 'accepted') return SUCCEEDED;
        if (verdict.kind === 'asks') return { status: 'requires_action', message: null };
        return { status: 'failed', message: CARD_REFUSALS[verdict.kind] };
      }),
    authenticateSetup: ({ setupId, clientSecret, isApproved }) =>
      withTransaction(db, async (tx) => {
        const setup = await lockSetup(tx, { setupId, clientSecret });
        if (setup === null) return null;
        const step = authenticateSetup({ setup, isApproved, mintId });
        await saveSetup(deps, tx, { step, at: await readNow(deps, tx) });
        return step.setup.status === 'succeeded'
          ? SUCCEEDED
          : { status: 'failed', message: NOT_AUTHENTICATED };
      }),
    authenticatePayment: ({ paymentId, clientSecret, isApproved }) =>
      withTransaction(db, async (tx) => {
        const known = await findObject(tx, INVOICE, invoiceOf(paymentId));
        if (known === null || !isSame(known.payment.clientSecret, clientSecret)) return null;
        const account = await lockAccount(tx, known.subscriptionId);
        if (account?.invoice?.id !== known.id) return null;
        const at = await readNow(deps, tx);
        const step = authenticatePayment({ account, isApproved, at });
        if (step !== null) await saveStep(deps, tx, { step, at });
        const { status } = step?.account.invoice ?? account.invoice;
        return status === 'paid' ? SUCCEEDED : { status: 'failed', message: NOT_AUTHENTICATED };
      }),
  };
}

/** The setup when the secret is its own, behind the lock of its customer. */
async function lockSetup(
  tx: Transaction,
  { setupId, clientSecret }: Secret & { setupId: string },
): Promise<Setup | null> {
  const known = await findObject(tx, SETUP, setupId);
  if (known === null || !isSame(known.clientSecret, clientSecret)) return null;
  await lockObject(tx, CUSTOMER, known.customerId);
  return findObject(tx, SETUP, setupId);
}

function isSame(secret: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(secret), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

async function saveSetup(
  deps: SandboxDeps,
  tx: Transaction,
  { step: { setup, paymentMethod, happenings }, at }: { step: SetupStep; at: Date },
): Promise<void> {
  const { customerId } = setup;
  await putObject(tx, { id: setup.id, kind: SETUP.kind, customerId, data: setup });
  if (paymentMethod !== null) {
    const { id } = paymentMethod;
    await putObject(tx, { id, kind: PAYMENT_METHOD.kind, customerId, data: paymentMethod });
  }
  await announce(deps, tx, { customerId, happenings, at });
}
