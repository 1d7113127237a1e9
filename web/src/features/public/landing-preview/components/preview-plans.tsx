import { CallToAction } from '../../landing/components/call-to-action.tsx';
import { PlanCardList } from '../../landing/components/plan-card-list.tsx';
import { landingCopy } from '../../landing/copy.ts';
import { formatEuro, formatInteger } from '#lib/format';
import { Page } from '#ui';
import { previewCopy } from '../copy.ts';
import { SAMPLE_PLANS } from '../sample-plans.ts';
import { Alternative } from './alternative.tsx';

const { table, alternatives } = previewCopy;
const HEADINGS = [table.plan, table.price, table.companies, table.prompts, table.taskLists];
const cell = 'px-4 py-3 text-left first:pl-0';

/** The plans drawn two ways. */
export function PreviewPlans() {
  return (
    <>
      <Alternative {...alternatives.cards}>
        <Page width="landing">
          <PlanCardList plans={SAMPLE_PLANS} promoEndsAt={null} />
        </Page>
      </Alternative>
      <Alternative {...alternatives.rows}>
        <Page width="landing">
          <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={table.caption}>
            <PlanRows />
          </div>
        </Page>
      </Alternative>
    </>
  );
}

function PlanRows() {
  return (
    <table className="w-full min-w-160 border-collapse text-sm">
      <caption className="sr-only">{table.caption}</caption>
      <thead>
        <tr className="border-b text-muted">
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className={`${cell} font-medium`}>
              {heading}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {SAMPLE_PLANS.map((plan) => (
          <tr key={plan.id} className="border-b">
            <th scope="row" className={`${cell} text-lg font-semibold`}>
              {plan.name}
            </th>
            <td className={`${cell} text-lg`}>{formatEuro(plan.price)}</td>
            <td className={cell}>{formatInteger(plan.maxCompanies)}</td>
            <td className={cell}>{formatInteger(plan.maxPrompts)}</td>
            <td className={cell}>{plan.taskListsEnabled ? table.yes : table.no}</td>
            <td className="py-3 text-right">
              <CallToAction
                to="/register"
                plan={plan.id}
                label={landingCopy.plans.choose(plan.name)}
                variant="secondary"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
