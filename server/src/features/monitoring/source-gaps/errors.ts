import { sayInPlans } from '#features/plans';
import { AppError } from '#lib/app-error';

/** With the plans that have it, cheapest first. */
export function notInPlan(plans: readonly string[]): AppError {
  const where = sayInPlans(plans);
  return new AppError(
    'source_gaps.not_in_plan',
    where === null ? {} : { message: `«Perché loro» è compreso ${where}.` },
  );
}
