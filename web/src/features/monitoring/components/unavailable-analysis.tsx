import { PAGES } from '@citato/contract';
import { companiesCopy } from '#features/companies';
import { LinkButton } from '#ui';
import { monitoringCopy } from '../copy.ts';

/** In the place of numbers that will not come: why, and the way to a plan that brings them. */
export function UnavailableAnalysis({ plan }: { plan: string }) {
  return (
    <div className="grid gap-3 border-t px-4 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-6">
      <div>
        <h3 className="font-semibold">{monitoringCopy.analysis.notInPlan}</h3>
        <p className="text-sm text-muted">{companiesCopy.noAnalysis.spent(plan)}</p>
      </div>
      <LinkButton to={PAGES.profile} search={{ tab: 'plan' }} className="max-sm:min-h-11">
        {companiesCopy.limits.upgrade}
      </LinkButton>
    </div>
  );
}
