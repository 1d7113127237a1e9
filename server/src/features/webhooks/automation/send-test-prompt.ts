import { recordSecurityEvent } from '#platform/audit';
import { sendToOperator } from './send-to-operator.ts';
import { AppError } from '#lib/app-error';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import type { IntegrationsDeps } from './integrations-deps.ts';

const TESTS = { name: 'webhook-test', uses: 10, windowSeconds: 60 * 60 };

/** Nobody's prompt: an automation that stores it can tell it from a real one by its id. */
const SAMPLE = {
  promptId: '00000000-0000-0000-0000-000000000000',
  prompt: 'Prompt di prova inviato dal pannello di Citato',
  companyUrl: 'https://azienda-di-prova.example',
  companyName: 'Azienda di prova',
};

/** An administrator sees whether the automation webhook takes what is sent to it. */
export async function sendTestPrompt(
  deps: IntegrationsDeps,
  caller: { userId: UserId; accountId: AccountId; sessionId: SessionId },
): Promise<void> {
  const { db, clock, limits } = deps;
  if (deps.automation === null) throw new AppError('integrations.no_webhook');
  await limits.take(TESTS, caller.userId);
  const { userId, sessionId } = caller;
  await recordSecurityEvent(db, { userId, sessionId, kind: 'test_webhook_sent', createdAt: clock.now() });
  await sendToOperator(deps, { userId: caller.accountId, event: 'prompt.test', payload: SAMPLE });
}
