import { Sparkles } from 'lucide-react';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, showToast } from '#ui';
import { planCopy } from '../plan-copy.ts';
import { type PlanProposals, useRequestProposals } from '../plan-queries.ts';

const copy = planCopy.proposals;

interface ProposalsLineProps {
  companyId: string;
  proposals: PlanProposals;
  /** Actions of the plan that a model proposed. */
  proposed: number;
}

/** What a model has proposed for the plan, what came of asking it last, and the button that asks it. */
export function ProposalsLine({ companyId, proposals, proposed }: ProposalsLineProps) {
  const mayAsk = useMay<'requestPlanProposals'>('edit');
  const request = useRequestProposals(companyId);
  const { isAvailable, isUnderWay, nextAt, last } = proposals;
  const said =
    last === null
      ? isAvailable
        ? copy.never
        : copy.none
      : copy.outcomes[last.outcome]({ when: formatDateTime(last.endedAt), count: proposed });
  const showsNext = isAvailable && mayAsk && !isUnderWay && nextAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isAvailable && mayAsk && (
        <Button
          variant="secondary"
          size="sm"
          isLoading={isUnderWay || request.isPending}
          loadingLabel={copy.underWay}
          disabled={nextAt !== null}
          onClick={() => {
            request.mutate(undefined, {
              onError: (error) => {
                const description = readErrorMessage({ error, fallback: copy.failed });
                showToast({ title: copy.failed, description, tone: 'error' });
              },
            });
          }}
        >
          <Sparkles aria-hidden />
          {copy.ask}
        </Button>
      )}
      <p role="status" className="min-w-0 flex-1 basis-80 text-sm text-pretty text-muted">
        {said}
        {showsNext && ` ${copy.next(formatDateTime(nextAt))}`}
      </p>
    </div>
  );
}
