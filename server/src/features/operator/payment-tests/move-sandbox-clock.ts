import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { AppError } from '#lib/app-error';

/** Far enough for any test, near enough for every calendar. */
const LAST_YEAR = 2100;

/** Moves the sandbox's time on; every account that pays there has its renewals. */
export async function moveSandboxClock(
  { sandbox }: Pick<PaymentTestsDeps, 'sandbox'>,
  { advanceSeconds }: { advanceSeconds: number },
): Promise<Date> {
  if (sandbox === null) throw new AppError('request.not_found');
  const now = await sandbox.advanceClock(0);
  if (new Date(now.getTime() + advanceSeconds * 1000).getUTCFullYear() >= LAST_YEAR)
    throw new AppError('request.invalid', {
      fields: { advanceSeconds: `L’orologio della sandbox non va oltre il ${String(LAST_YEAR)}` },
    });
  return sandbox.advanceClock(advanceSeconds);
}
