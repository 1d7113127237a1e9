import { AppError } from '#lib/app-error';
import { sayInPlans } from '@citato/contract/in-plans';

/** With the plans that compare sources, cheapest first. */
export function sourceGapsNotInPlan(plans: readonly string[]): AppError {
  const where = sayInPlans(plans);
  return new AppError(
    'source_gaps.not_in_plan',
    where === null ? {} : { message: `«Perché loro» è compreso ${where}.` },
  );
}
