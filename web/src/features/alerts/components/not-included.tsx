import { readImpact, sayAlert } from '@citato/contract/alerts';
import { Badge, Card } from '#ui';
import { alertsCopy } from '../copy.ts';
import { EXAMPLES } from '../example-alerts.ts';
import { useAlertSettings } from '../queries.ts';
import { ImpactIcon } from './impact-icon.tsx';
import { PlansLink } from '#features/plans';

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
        <PlansLink variant="primary">{copy.action}</PlansLink>
      </div>
    </Card>
  );
}

/** What the plan does not hold: which ones do, and how it looks with invented data. */
export function NotIncluded() {
  const plans = useAlertSettings().data?.plans ?? [];
  return (
    <div className="mt-8 grid gap-6">
      <PlanOffer plans={plans} />
      <div>
        <Badge tone="outline">{copy.example}</Badge>
        <Card className="mt-3 px-4 py-1 opacity-75 sm:px-6">
          <ul>
            {EXAMPLES.map((alert) => {
              const { title, detail } = sayAlert(alert);
              return (
                <li
                  key={title}
                  className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-3 border-t py-3 first:border-t-0"
                >
                  <span className="mt-0.5">
                    <ImpactIcon impact={readImpact(alert)} />
                  </span>
                  <div>
                    <p className="text-sm font-medium">{title}</p>
                    <p className="text-xs text-muted">{detail}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      </div>
    </div>
  );
}
