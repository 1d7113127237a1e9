import { readMood, sayAlert } from '@citato/contract/alerts';
<<<<<<< HEAD
=======
import { PlansLink } from '#features/plans';
>>>>>>> main
import { Badge, Card } from '#ui';
import { alertsCopy } from '../copy.ts';
import { EXAMPLES } from '../example-alerts.ts';
import { useAlertSettings } from '../queries.ts';
import { MoodIcon } from './mood-icon.tsx';
import { PlanOffer } from './plan-offer.tsx';

/** What the plan does not hold: which ones do, and how it looks with invented data. */
export function NotIncluded() {
  const plans = useAlertSettings().data?.plans ?? [];
  return (
<<<<<<< HEAD
    <div className="mt-8 grid gap-6">
      <PlanOffer plans={plans} />
      <div>
        <Badge tone="outline">{alertsCopy.notIncluded.example}</Badge>
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
                    <MoodIcon mood={readMood(alert)} />
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
=======
    <Card className="mt-8 overflow-hidden">
      <div className="grid justify-items-start gap-2 px-4 py-6 sm:px-6">
        <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
        <p className="max-w-(--measure) text-sm text-pretty text-muted">{copy.text}</p>
        <PlansLink variant="primary" className="mt-2">
          {copy.action}
        </PlansLink>
>>>>>>> main
      </div>
    </div>
  );
}
