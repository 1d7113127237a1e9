import { PlansLink } from '#features/plans';
import { Badge, Card } from '#ui';
import { ReportSheet } from '../../sheet/components/report-sheet.tsx';
import { deskCopy } from '../copy.ts';
import { SAMPLE_REPORT } from '../sample-report.ts';

const copy = deskCopy.locked;

/** What the plan does not have: which one has it, and how it looks with invented data. */
export function LockedReport({ plans }: { plans: readonly string[] }) {
  return (
    <div className="mt-6 grid gap-6">
      <Card>
        <div className="grid gap-3 px-4 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-6">
          <div>
            <h2 className="text-lg font-semibold">{copy.title}</h2>
            <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">
              {copy.text} {copy.plans(plans)}
            </p>
          </div>
          <PlansLink variant="primary">{copy.action}</PlansLink>
        </div>
      </Card>
      <div>
        <Badge tone="outline">{copy.example}</Badge>
        <div inert className="mt-3 opacity-75">
          <Card className="mx-auto max-w-[52.5rem] px-4 py-6 sm:px-10 sm:py-9">
            <ReportSheet report={SAMPLE_REPORT} logo={null} isAlone={false} />
          </Card>
        </div>
      </div>
    </div>
  );
}
