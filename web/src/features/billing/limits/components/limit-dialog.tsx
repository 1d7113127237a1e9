import type { UserLimits } from '@citato/contract';
import { PLAN_NAMES } from '#features/companies';
import { planLimitsCopy } from '../copy.ts';
import { useOffer } from '../use-offer.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

interface LimitDialogProps {
  isOpen: boolean;
  /** Which limit was met. */
  limit: 'maxCompanies' | 'maxPrompts';
  limits: UserLimits;
  onClose: () => void;
}

/** The account has as many companies or prompts as it may have. */
export function LimitDialog({ isOpen, limit, limits, onClose }: LimitDialogProps) {
  const { isPending, find, isOfAccount } = useOffer(limits);
  const offer = find([limit]);
  const copy = planLimitsCopy[limit];
  const max = limits.limits[limit];
  const used = limit === 'maxPrompts' ? limits.usage.prompts : limits.usage.companies;
  const advice =
    offer?.kind === 'sold'
      ? copy.sold({ name: offer.plan.name, priceCents: offer.plan.price, max: offer.plan[limit] })
      : copy[offer?.kind ?? 'unsold'];
  return (
    <UpgradeDialog
      isOpen={isOpen && !isPending}
      onClose={onClose}
      offer={offer}
      title={copy.title}
      reason={copy.text({ plan: isOfAccount(limit) ? null : PLAN_NAMES[limits.plan], max })}
      advice={advice}
    >
      <div className="mt-3">
        <p className="flex justify-between text-sm text-muted">
          <span>{copy.meter}</span>
          <span>{planLimitsCopy.used({ used, max })}</span>
        </p>
        <div aria-hidden className="mt-2 h-2 rounded-bar bg-accent" />
      </div>
    </UpgradeDialog>
  );
}
