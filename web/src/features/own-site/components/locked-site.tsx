import { PlanOffer } from '#features/plans';
import { ownSiteCopy } from '../copy.ts';
import { SAMPLE_CHECK, SAMPLE_TEXTS } from '../sample-check.ts';
import { SAMPLE_VISITORS } from '../sample-visitors.ts';
import { ShownCheck } from './site-check-part.tsx';
import { Visitors } from './visitors.tsx';

const copy = ownSiteCopy.locked;

/** The site of an invented company, where the plan does not have it. */
export function LockedSite({ message }: { message: string }) {
  return (
    <div className="mt-6">
      <PlanOffer title={copy.title} text={`${copy.text} ${message}`}>
        <ShownCheck check={SAMPLE_CHECK} texts={SAMPLE_TEXTS} visit={null} />
        <Visitors visitors={SAMPLE_VISITORS} />
      </PlanOffer>
    </div>
  );
}
