import { PlanOffer } from '#features/plans';
import { gapsCopy } from '../copy.ts';
import { SAMPLE_GAPS } from '../sample-gaps.ts';
import { GapsLead } from './gaps-lead.tsx';
import { SourceTable } from './source-table.tsx';

const copy = gapsCopy.locked;

/** The sources of an invented company, where the plan does not have them. */
export function LockedGaps({ message }: { message: string }) {
  return (
    <div className="mt-6">
      <PlanOffer title={copy.title} text={`${copy.text} ${message}`}>
        <div className="grid gap-5">
          <GapsLead gaps={SAMPLE_GAPS} rival={undefined} />
          <SourceTable gaps={SAMPLE_GAPS} companyId={null} />
        </div>
      </PlanOffer>
    </div>
  );
}
