import { sayInPlans } from '@citato/contract/in-plans';
import { AppError } from '#lib/app-error';

/** With the plans that have it, cheapest first. */
export function notInPlan({ plans, subject }: { plans: readonly string[]; subject: string }): AppError {
  const where = sayInPlans(plans);
  return new AppError(
    'client_reports.not_in_plan',
    where === null ? {} : { message: `${subject} è compreso ${where}.` },
  );
}
