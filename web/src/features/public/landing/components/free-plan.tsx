import type { Plan } from '@citato/contract';
import { landingCopy } from '../copy.ts';
import { describeFree } from '../landing-questions.ts';
import { CallToAction } from './call-to-action.tsx';

const copy = landingCopy.plans;

/** The plan that costs nothing, in one sentence and a link. */
export function FreePlan({ plan }: { plan: Plan }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div>
        <h3 className="font-semibold">{plan.name}</h3>
        <p className="text-muted">{describeFree(plan)}</p>
      </div>
      <CallToAction to="/register" label={copy.freeAction} variant="secondary" />
    </div>
  );
}
