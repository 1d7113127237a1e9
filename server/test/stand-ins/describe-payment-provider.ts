import { afterAll, beforeAll, describe } from 'vitest';
import { describeChanges } from './payment-provider/describe-changes.ts';
import { describeDisputes } from './payment-provider/describe-disputes.ts';
import { describeEndings } from './payment-provider/describe-endings.ts';
import { describeEvents } from './payment-provider/describe-events.ts';
import { describeFirstPayments } from './payment-provider/describe-first-payments.ts';
import { describeKeys } from './payment-provider/describe-keys.ts';
import { describePreviews } from './payment-provider/describe-previews.ts';
import { describeRefunds } from './payment-provider/describe-refunds.ts';
import { describeSetups } from './payment-provider/describe-setups.ts';
import { openPaymentScene, type PaymentScene } from './payment-provider/payment-scene.ts';
import type { ProviderUnderTest } from './payment-provider/provider-under-test.ts';

/** What billing relies on, whichever provider takes the money. */
export function describePaymentProvider({
  name,
  start,
}: {
  name: string;
  start: () => Promise<ProviderUnderTest>;
}): void {
  describe(`${name} as a payment provider`, () => {
    let test: ProviderUnderTest;
    let scene: PaymentScene;
    beforeAll(async () => {
      test = await start();
      scene = await openPaymentScene(test);
    });
    afterAll(() => test.stop());
    const getScene = () => scene;

    describe('a card', () => describeSetups(getScene));
    describe('a new subscription', () => describeFirstPayments(getScene));
    describe('another price', () => describeChanges(getScene));
    describe('a preview', () => describePreviews(getScene));
    describe('a running subscription', () => describeEndings(getScene));
    describe('money given back', () => describeRefunds(getScene, () => test.takeEvents()));
    describe('money fetched back by a bank', () => describeDisputes(getScene, () => test.takeEvents()));
    describe('a call', () => describeKeys(getScene));
    describe('the endpoint for events', () => describeEvents(getScene, () => test.takeEvents()));
  });
}
