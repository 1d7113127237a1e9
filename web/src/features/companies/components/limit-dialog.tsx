import { companiesCopy } from '../copy.ts';
import { PLAN_NAMES } from '../plan-names.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import type { UserLimits } from '@citato/contract';

const copy = companiesCopy.limits;

interface LimitDialogProps {
  isOpen: boolean;
  /** Which limit was met. */
  limit: 'companies' | 'prompts';
  limits: UserLimits;
  onClose: () => void;
  onUpgrade: () => void;
}

export function LimitDialog({ isOpen, limit, limits, onClose, onUpgrade }: LimitDialogProps) {
  const isPrompts = limit === 'prompts';
  const max = isPrompts ? limits.limits.maxPrompts : limits.limits.maxCompanies;
  const used = isPrompts ? limits.usage.prompts : limits.usage.companies;
  const plan = PLAN_NAMES[limits.plan];
  return (
    <UpgradeDialog
      isOpen={isOpen}
      onClose={onClose}
      onUpgrade={onUpgrade}
      title={isPrompts ? copy.promptTitle : copy.planTitle}
      description={isPrompts ? copy.promptText({ plan, max }) : copy.planText({ plan, max })}
    >
      <div className="mt-3">
        <p className="flex justify-between text-sm text-muted">
          <span>{isPrompts ? copy.prompts : copy.companies}</span>
          <span>{copy.used({ used, max })}</span>
        </p>
        <div aria-hidden className="mt-2 h-2 rounded-[2px] bg-accent" />
      </div>
    </UpgradeDialog>
  );
}
