import { offerCopy as copy } from '../offer-copy.ts';
import { PlansLink } from './plans-link.tsx';

/** Inside a card: what the plan does not have, and the way to those that do. */
export function PlanNote({ title, text }: { title?: string; text: string }) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-3 bg-sunken p-4">
      {title !== undefined && <p className="font-medium">{title}</p>}
      <p className="text-sm text-muted">{text}</p>
      <PlansLink className="mt-2">{copy.plans}</PlansLink>
    </div>
  );
}
