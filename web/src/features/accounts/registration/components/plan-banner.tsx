import type { PlanId } from '@citato/contract';
import { CreditCard } from 'lucide-react';
import { Banner } from '#ui';
import { usePlans } from '#features/plans';
import { formatEuro } from '#lib/format';
import { registrationCopy } from '../copy.ts';

const copy = registrationCopy.register;

/** The paid plan somebody came for; its price as soon as it is known. */
export function PlanBanner({ plan }: { plan: PlanId }) {
  const { data: plans } = usePlans();
  const priceCents = plans?.find((candidate) => candidate.id === plan)?.price;
  return (
    <Banner tone="accent" icon={<CreditCard />} title={copy.planTitle(plan)}>
      {priceCents !== undefined && copy.planPrice(formatEuro(priceCents))}
      {copy.planText}
    </Banner>
  );
}
