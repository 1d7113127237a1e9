import type { UserLimits } from '@citato/contract';
import { companiesCopy, nameAnalysisHolder } from '#features/companies';
import { planLimitsCopy } from '../copy.ts';
import { useOffer } from '../use-offer.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

const copy = planLimitsCopy.analysis;

interface AnalysisDialogProps {
  isOpen: boolean;
  /** Another prompt used the one analysis. */
  isNeverAnalysed: boolean;
  limits: UserLimits;
  onClose: () => void;
}

/** The plan has no further analysis; a user who wants a task list needs both. */
export function AnalysisDialog({ isOpen, isNeverAnalysed, limits, onClose }: AnalysisDialogProps) {
  const { isPending, find, isOfAccount } = useOffer(limits);
  const whole = find(['promptAnalysisEnabled', 'taskListsEnabled']);
  const half = find(['promptAnalysisEnabled']);
  const offer = whole?.kind === 'sold' ? whole : half;
  const isOwn = isOfAccount('promptAnalysisEnabled');
  const reason =
    isNeverAnalysed || isOwn ? companiesCopy.noAnalysis.spent(nameAnalysisHolder(limits)) : copy.text;
  return (
    <UpgradeDialog
      isOpen={isOpen && !isPending}
      onClose={onClose}
      offer={offer}
      title={copy.title}
      reason={reason}
      advice={describe({ whole, half }).join(' ')}
    />
  );
}

type Found = ReturnType<ReturnType<typeof useOffer>['find']>;

function describe({ whole, half }: { whole: Found; half: Found }): string[] {
  const alone = half?.kind === 'sold' ? half.plan : null;
  if (whole?.kind !== 'sold') {
    return [alone === null ? copy[half?.kind === 'none' ? 'none' : 'unsold'] : copy.alone(toPriced(alone))];
  }
  const isCheaper = alone !== null && alone.id !== whole.plan.id;
  return [copy.sold(toPriced(whole.plan)), ...(isCheaper ? [copy.alone(toPriced(alone))] : [])];
}

function toPriced({ name, price }: { name: string; price: number }) {
  return { name, priceCents: price };
}
