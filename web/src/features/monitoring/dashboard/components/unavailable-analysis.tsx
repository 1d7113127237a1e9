import { type UserLimits } from '@citato/contract';
import { companiesCopy, nameAnalysisHolder } from '#features/companies';
import { PlansLink } from '#features/plans';
import { monitoringCopy } from '../copy.ts';

const copy = monitoringCopy.analysis;

/** In the place of figures that will not come: why, and the plan that brings them, where one does. */
export function UnavailableAnalysis({ limits }: { limits: UserLimits }) {
  const isOwn = limits.setForAccount?.includes('promptAnalysisEnabled') ?? false;
  return (
    <div className="grid gap-3 border-t px-4 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-6">
      <div>
        <h3 className="font-semibold">{isOwn ? copy.notInAccount : copy.notInPlan}</h3>
        <p className="text-sm text-muted">
          {companiesCopy.noAnalysis.spent(nameAnalysisHolder(limits))} {isOwn && copy.askUs}
        </p>
      </div>
      {!isOwn && <PlansLink className="max-sm:min-h-11">{companiesCopy.limits.upgrade}</PlansLink>}
    </div>
  );
}
