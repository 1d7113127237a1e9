import { eraseAnalyses } from '#features/analysis';
import { eraseAnswers } from '#features/answers';
import { releaseCallsOfAccount, releaseCallsOfPrompt } from '#features/engine-calls';
import { eraseFigures } from '#features/measurements';
import type { Erasers } from '#features/privacy';
import { eraseDeliveries } from '#features/webhooks';
import { eraseListRevisions } from '#platform/list-versions';

/** What each feature erases of its own rows once a prompt or an account is gone. */
export const ERASERS: Erasers = {
  ofPrompt: [eraseAnswers, eraseAnalyses, eraseFigures, releaseCallsOfPrompt],
  ofAccount: [releaseCallsOfAccount, eraseDeliveries, eraseListRevisions],
};
