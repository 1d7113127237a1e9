import { formatDateTime } from '@citato/contract/format';
import { AppError } from '#lib/app-error';

/** @param nextAt from when a model may be asked again */
export function proposedLately(nextAt: Date): AppError {
  const moment = formatDateTime(nextAt.toISOString());
  return new AppError('action_plan.proposed_lately', {
    message: `Le proposte per questo piano sono già state chieste da poco. Prossima richiesta possibile: ${moment}.`,
  });
}
