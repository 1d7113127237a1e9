import type { AccountLimits, DowngradePreview, Plan } from '@citato/contract';
import { Banner, Button, Dialog, DialogBody, DialogFoot } from '#ui';
import { subscriptionCopy } from '../copy.ts';
import { findLosses, isAnythingArchived } from '../model.ts';
import type { AskedDowngrade } from '../use-plan-change.ts';
import { ArchiveTotals } from './archive-totals.tsx';
import { ArchivedList } from './archived-list.tsx';

const copy = subscriptionCopy.downgrade;

interface DowngradeDialogProps {
  asked: AskedDowngrade;
  current: Plan;
  account: AccountLimits;
  /** Where the change is a purchase, the dialog leads to the checkout. */
  isBought: boolean;
  /** Whether what the smaller plan saves is set off against the next payment. */
  isSetOff: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a smaller plan leaves behind, row by row, before it is confirmed. */
export function DowngradeDialog({
  asked: { plan, preview, changed },
  current,
  account,
  isBought,
  isSetOff,
  isPending,
  onConfirm,
  onClose,
}: DowngradeDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="limits"
      title={copy.title({ from: preview.currentPlan.name, to: preview.targetPlan.name })}
      description={<Holding preview={preview} />}
    >
      <DialogBody>
        {changed !== null && <Banner tone="warning" role="alert" title={changed} />}
        <Archived preview={preview} />
        <p className="mt-4 text-sm text-muted">
          {findLosses({ from: current, to: plan, account }).taskLists &&
            `${copy.loses(subscriptionCopy.losses.taskLists)} `}
          {isBought ? copy.atCheckout : isSetOff && copy.saving}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button disabled={isPending} onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button variant="primary" isLoading={isPending} onClick={onConfirm}>
          {isBought ? copy.continueToCheckout : copy.confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Holding({ preview: { targetPlan, summary } }: { preview: DowngradePreview }) {
  const { name: plan, maxCompanies: companies, maxPrompts: prompts } = targetPlan;
  const gone = { companies: summary.willDeleteCompanies, prompts: summary.totalPromptsDeleted };
  return (
    <>
      {copy.holds({ plan, companies, prompts })}{' '}
      {isAnythingArchived(gone) ? copy.archives : copy.archivesNothing}
    </>
  );
}

function Archived({ preview: { toDelete, summary } }: { preview: DowngradePreview }) {
  const gone = { companies: summary.willDeleteCompanies, prompts: summary.totalPromptsDeleted };
  if (!isAnythingArchived(gone)) return null;
  return (
    <>
      <ArchiveTotals summary={summary} />
      <ArchivedList
        title={copy.companies}
        rows={toDelete.companies.map(({ id, name, promptCount }) => ({
          id,
          name,
          detail: copy.withPrompts(promptCount),
        }))}
      />
      <ArchivedList
        title={copy.prompts}
        rows={toDelete.prompts.map(({ id, text, companyName }) => ({
          id,
          name: `«${text}»`,
          detail: companyName,
        }))}
      />
    </>
  );
}
