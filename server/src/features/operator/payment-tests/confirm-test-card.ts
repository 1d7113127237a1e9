import type { PurchasablePlanId } from '@citato/contract';
import { startCheckout } from '#features/billing';
import { takeValue } from '#features/billing';
import { UnexpectedState } from './rules/unexpected-state.ts';
import type { TestScene } from './run-test.ts';

type TestCard = Parameters<TestScene['testMode']['confirmSetup']>[0]['card'];

/** Begins a checkout and sends a test card through its form. */
export async function confirmTestCard(
  { deps, testMode, userId }: TestScene,
  { planId, requestId, card }: { planId: PurchasablePlanId; requestId: string; card: TestCard },
): Promise<string> {
  const { clientSecret, setupIntentId: id } = await startCheckout(deps, { userId, planId, requestId });
  const { status } = takeValue(await testMode.confirmSetup({ setup: { id, clientSecret }, card }));
  if (status !== 'succeeded') throw new UnexpectedState(`la carta non è confermata: ${status}`);
  return 'carta confermata';
}
