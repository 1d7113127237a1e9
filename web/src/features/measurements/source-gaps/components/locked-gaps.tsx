import { PlansLink } from '#features/plans';
import { Badge, Card } from '#ui';
import { gapsCopy } from '../copy.ts';
import { SAMPLE_GAPS } from '../sample-gaps.ts';
import { GapsLead } from './gaps-lead.tsx';
import { SourceTable } from './source-table.tsx';

const copy = gapsCopy.locked;

/** What the plan does not have: which one has it, and how it looks with invented data. */
export function LockedGaps({ message }: { message: string }) {
  return (
    <div className="mt-6 grid gap-6">
      <Card>
        <div className="grid gap-3 px-4 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-6">
          <div>
            <h2 className="text-lg font-semibold">{copy.title}</h2>
            <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">
              {copy.text} {message}
            </p>
          </div>
          <PlansLink variant="primary">{copy.plans}</PlansLink>
        </div>
      </Card>
      <div className="grid gap-4">
        <div>
          <Badge tone="outline">{copy.example}</Badge>
        </div>
        <div inert className="grid gap-5 opacity-75">
          <GapsLead gaps={SAMPLE_GAPS} rival={undefined} />
          <SourceTable gaps={SAMPLE_GAPS} companyId={null} />
        </div>
      </div>
    </div>
  );
}
