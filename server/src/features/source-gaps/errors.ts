import { AppError } from '#lib/app-error';

/** With the plans that have it, cheapest first. */
export function notInPlan(plans: readonly string[]): AppError {
  const [only, ...others] = plans;
  if (only === undefined) return new AppError('source_gaps.not_in_plan');
  const named =
    others.length === 0
      ? `nel piano ${only}`
      : `nei piani ${plans.slice(0, -1).join(', ')} e ${String(plans.at(-1))}`;
  return new AppError('source_gaps.not_in_plan', {
    message: `«Perché loro» è compreso ${named}.`,
  });
}
