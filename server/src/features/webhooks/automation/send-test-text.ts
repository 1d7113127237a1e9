import { describeMarket, marketOf } from '@citato/contract/markets';
import { recordSecurityEvent } from '#platform/audit';
import { sendToOperator } from './send-to-operator.ts';
import { AppError } from '#lib/app-error';
import type { PromptId, SessionId, AccountId, UserId } from '#lib/ids';
import { getPrompt } from './get-prompt.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';

const TESTS = { name: 'prompt-test', uses: 10, windowSeconds: 60 * 60 };

/** Sends a text to the automation webhook in the name of a prompt. */
export async function sendTestText(
  deps: IntegrationsDeps,
  {
    caller,
    promptId,
    text,
  }: {
    caller: { userId: UserId; accountId: AccountId; sessionId: SessionId; isAdmin: boolean };
    promptId: PromptId;
    text: string;
  },
): Promise<void> {
  const { db, clock, limits } = deps;
  const { prompt, company } = await getPrompt(db, { caller, promptId });
  if (deps.automation === null) throw new AppError('integrations.no_webhook');
  await limits.take(TESTS, caller.accountId);
  if (company.userId !== caller.accountId)
    await recordSecurityEvent(db, {
      userId: caller.userId,
      sessionId: caller.sessionId,
      kind: 'test_webhook_sent',
      targetUserId: company.userId,
      subject: prompt.id,
      createdAt: clock.now(),
    });
  const payload = {
    prompt_id: prompt.id,
    text,
    persona: prompt.persona,
    market: describeMarket(marketOf(prompt, company)),
    series: prompt.series,
    brand: company.name,
    company_website: company.websiteUrl,
    timestamp: clock.now().toISOString(),
  };
  await sendToOperator(deps, { userId: caller.accountId, event: 'prompt.test', payload });
}
