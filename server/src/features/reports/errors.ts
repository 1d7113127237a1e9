import { AppError } from '#lib/app-error';

/** With the plans that have it, cheapest first. */
export function notInPlan({ plans, subject }: { plans: readonly string[]; subject: string }): AppError {
  const [only, ...others] = plans;
  if (only === undefined) return new AppError('client_reports.not_in_plan');
  const named =
    others.length === 0
      ? `nel piano ${only}`
      : `nei piani ${plans.slice(0, -1).join(', ')} e ${String(plans.at(-1))}`;
  return new AppError('client_reports.not_in_plan', { message: `${subject} è compreso ${named}.` });
}
