import { formatInteger } from '#lib/format';
import { Button, Dialog, DialogBody, DialogFoot } from '#ui';
import { companiesCopy } from '../copy.ts';
import { PLAN_NAMES } from '../plan-names.ts';
import type { UserLimits } from '@citato/contract';

const copy = companiesCopy.limits;

interface LimitDialogProps {
  /** Which limit was met; null closes the dialog. */
  limit: 'companies' | 'prompts' | null;
  limits: UserLimits;
  onClose: () => void;
  onUpgrade: () => void;
}

export function LimitDialog({ limit, limits, onClose, onUpgrade }: LimitDialogProps) {
  const isPrompts = limit === 'prompts';
  const max = isPrompts ? limits.limits.maxPrompts : limits.limits.maxCompanies;
  const used = isPrompts ? limits.usage.prompts : limits.usage.companies;
  const plan = PLAN_NAMES[limits.plan];
  return (
    <Dialog
      isOpen={limit !== null}
      onOpenChange={onClose}
      title={isPrompts ? copy.promptTitle : copy.planTitle}
      description={isPrompts ? copy.promptText({ plan, max }) : copy.planText({ plan, max })}
    >
      <DialogBody>
        <div className="mt-3">
          <p className="flex justify-between text-sm text-muted">
            <span>{isPrompts ? copy.prompts : copy.companies}</span>
            <span>
              <b className="text-text">{formatInteger(used)}</b> su {formatInteger(max)}
            </span>
          </p>
          <div aria-hidden className="mt-2 h-2 rounded-[2px] bg-accent" />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{companiesCopy.cancel}</Button>
        <Button variant="primary" onClick={onUpgrade}>
          {copy.upgrade}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
