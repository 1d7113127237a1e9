import type { PlanId } from '@citato/contract';
import { LinkButton } from '#ui';
import { checkoutOf } from '../checkout-of.ts';

export function CheckoutButton({ planId, children }: { planId: PlanId; children: string }) {
  return (
    <LinkButton {...checkoutOf(planId)} variant="primary">
      {children}
    </LinkButton>
  );
}
