import { readMood, sayAlert } from '@citato/contract/alerts';
import { PlansLink } from '#features/plans';
import { Badge, Card } from '#ui';
import { alertsCopy } from '../copy.ts';
import { EXAMPLES } from '../example-alerts.ts';
import { MoodIcon } from './mood-icon.tsx';

const copy = alertsCopy.notIncluded;

/** What the plan does not hold: an invented list under its name, and the plans that hold it. */
export function NotIncluded() {
  return (
    <Card className="mt-8 overflow-hidden">
      <div className="grid justify-items-start gap-2 px-4 py-6 sm:px-6">
        <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
        <p className="max-w-(--measure) text-sm text-pretty text-muted">{copy.text}</p>
        <PlansLink variant="primary" className="mt-2">
          {copy.action}
        </PlansLink>
      </div>
      <div className="border-t bg-surface px-4 pt-4 pb-2 sm:px-6">
        <Badge tone="outline">{copy.example}</Badge>
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
      </div>
    </Card>
  );
}
