import { PAGES } from '@citato/contract';
import { Card, LinkButton } from '#ui';
import { alertsCopy } from '../copy.ts';

const copy = alertsCopy.notIncluded;

/** That the plan does not hold alerts, and which ones do. */
export function PlanOffer({ plans }: { plans: readonly string[] }) {
  return (
    <Card>
      <div className="grid gap-3 px-4 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">
            {copy.text} {copy.plans(plans)}
          </p>
        </div>
        <LinkButton variant="primary" to={PAGES.profile} search={{ tab: 'plan' }}>
          {copy.action}
        </LinkButton>
      </div>
    </Card>
  );
}
