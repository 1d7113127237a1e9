import { PlanOffer } from '#features/plans';
import { Card } from '#ui';
import { ReportSheet } from '../../sheet/components/report-sheet.tsx';
import { deskCopy } from '../copy.ts';
import { SAMPLE_REPORT } from '../sample-report.ts';

const copy = deskCopy.locked;

/** The report of an invented company, where the plan does not have it. */
export function LockedReport({ plans }: { plans: readonly string[] }) {
  return (
    <div className="mt-6">
      <PlanOffer title={copy.title} text={copy.text(plans)}>
        <Card className="mx-auto max-w-[52.5rem] px-4 py-6 sm:px-10 sm:py-9">
          <ReportSheet report={SAMPLE_REPORT} logo={null} isAlone={false} />
        </Card>
      </PlanOffer>
    </div>
  );
}
