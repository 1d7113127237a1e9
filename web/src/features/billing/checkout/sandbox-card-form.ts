import { api } from '@citato/contract';
import * as z from 'zod/mini';
import { hasCheckDigit } from './card-text.ts';
import { checkoutCopy } from './copy.ts';

const { number, expiry, cvc } = api.confirmSandboxSetup.body.shape;

/** The card as the contract has it; the check digit is looked at here, before anything is sent. */
export const sandboxCardForm = z.object({
  number: number.check(z.refine(hasCheckDigit, { error: checkoutCopy.form.numberMistyped, abort: true })),
  expiry,
  cvc,
});

export type SandboxCard = z.infer<typeof sandboxCardForm>;

/** The embedded provider's test cards, as its own rules know them. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: checkoutCopy.sandbox.cards.works },
  { number: '4000 0025 0000 3155', outcome: checkoutCopy.sandbox.cards.asks },
  { number: '4000 0000 0000 0002', outcome: checkoutCopy.sandbox.cards.declined },
  { number: '4000 0000 0000 9995', outcome: checkoutCopy.sandbox.cards.insufficient },
] as const;

/** What stands beside a test card's number when it is chosen. */
export const TEST_CARD_DETAILS = { expiry: '12 / 40', cvc: '123' } as const;
