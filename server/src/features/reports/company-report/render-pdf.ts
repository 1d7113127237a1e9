import { type PdfTask, PoolBusy, WorkerLost } from '#adapters/pdf';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { ReportsDeps } from './reports-deps.ts';

/** Enough for every company of the largest plan twice; one account cannot occupy the renderer. */
const EXPORTS = { name: 'pdf-export', uses: 30, windowSeconds: 10 * 60 };
/** The shortest time after which a client is asked to come back. */
const MIN_BUSY_SECONDS = 5;
const LOST_SECONDS = 30;

/** Has a document of an account drawn outside the event loop. */
export async function renderPdf(
  { limits, reports }: Pick<ReportsDeps, 'limits' | 'reports'>,
  {
    userId,
    ...task
  }: { userId: AccountId; prepare: () => Promise<PdfTask>; units: number; signal: AbortSignal },
): Promise<Uint8Array> {
  await limits.take(EXPORTS, userId);
  return reports.run(task).catch((error: unknown) => {
    throw toUnavailable(error);
  });
}

function toUnavailable(error: unknown): unknown {
  if (error instanceof PoolBusy)
    return new AppError('reports.unavailable', {
      retryAfterSeconds: Math.max(MIN_BUSY_SECONDS, Math.ceil(error.retryAfterMs / 1000)),
      cause: error,
    });
  if (error instanceof WorkerLost)
    return new AppError('reports.unavailable', { retryAfterSeconds: LOST_SECONDS, cause: error });
  return error;
}
