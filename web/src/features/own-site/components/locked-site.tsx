import { PlansLink } from '#features/plans';
import { Badge, Card } from '#ui';
import { ownSiteCopy } from '../copy.ts';
import { SAMPLE_CHECK, SAMPLE_TEXTS } from '../sample-check.ts';
import { SAMPLE_VISITORS } from '../sample-visitors.ts';
import { ShownCheck } from './site-check-part.tsx';
import { Visitors } from './visitors.tsx';

const copy = ownSiteCopy.locked;

/** What the plan does not have: which one has it, and how it looks with invented data. */
export function LockedSite({ message }: { message: string }) {
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
      <div>
        <Badge tone="outline">{copy.example}</Badge>
        <div inert className="opacity-75">
          <ShownCheck check={SAMPLE_CHECK} texts={SAMPLE_TEXTS} visit={null} />
          <Visitors visitors={SAMPLE_VISITORS} />
        </div>
      </div>
    </div>
  );
}
