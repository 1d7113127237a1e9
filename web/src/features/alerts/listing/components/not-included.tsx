import { readImpact, sayAlert } from '@citato/contract/alerts';
import { PlanOffer } from '#features/plans';
import { Card } from '#ui';
import { alertsCopy } from '../copy.ts';
import { EXAMPLES } from '../example-alerts.ts';
import { useAlertSettings } from '../settings-query.ts';
import { ImpactIcon } from './impact-icon.tsx';

const copy = alertsCopy.notIncluded;

/** The alerts of an invented company, where the plan does not have them. */
export function NotIncluded() {
  const plans = useAlertSettings().data?.plans ?? [];
  return (
    <div className="mt-6">
      <PlanOffer title={copy.title} text={copy.text(plans)}>
        <Card className="px-4 py-1 sm:px-6">
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
      </PlanOffer>
    </div>
  );
}
