import type { PlanId } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui';
import { checkoutPath } from '../checkout-path.ts';

export function CheckoutButton({ planId, children }: { planId: PlanId; children: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="primary" onClick={() => void navigate({ href: checkoutPath(planId) })}>
      {children}
    </Button>
  );
}
