import { describeMarket, marketOf } from '@citato/contract/markets';
import { listAnswered } from '#features/answers';
import { listPromptsAsSystem, listPromptsOfCompanyAsSystem, type OwnedPrompt } from '#features/companies';
import { buildAppLink } from '#lib/app-link';
import { type CompanyId, newId, type PromptId } from '#lib/ids';
import { type Queryable, withTransaction } from '#platform/db';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { type EndedAnalysis, readMentionChange, takeMentionChange } from './take-mention-change.ts';
import { listWebhookEndpoints } from '../endpoints/list-webhook-endpoints.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { type Subject, writeAnalysisCompleted } from '../rules/messages.ts';
import { holdEndpoints } from '../store/endpoints.ts';
import type { EndpointRow } from '../tables.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Sends an account's endpoints the events they asked for: an analysis with new numbers, and the change it proves. */
export async function notifyEndpoints(deps: WebhooksDeps, ended: EndedAnalysis): Promise<void> {
  const { db, clock } = deps;
  const { analysisId, companyId, promptId, userId } = ended;
  const { endpoints } = await listWebhookEndpoints(db, userId);
  const active = endpoints.filter(({ status }) => status === 'active');
  if (active.length === 0) return;
  const [owned] = await listPromptsAsSystem(db, [promptId]);
  if (owned === undefined) return;
  const at = clock.now();
  const subject = describeSubject(deps, owned);
  const answers = (await listAnswered(db, [{ id: analysisId, companyId }])).get(analysisId) ?? [];
  const completed = writeAnalysisCompleted({ analysisId, subject, answers, at });
  const seen = wantsMentionChange(active)
    ? await readMentionChange(deps, { ended, owned, rated: await listRated(db, companyId) })
    : null;
  await withTransaction(db, async (tx) => {
    // An endpoint that was deleted meanwhile would leave a log that nothing erases.
    const held = await holdEndpoints(tx, { userId, endpointIds: active.map(({ id }) => id) });
    const change = seen === null ? null : await takeMentionChange(tx, { ended, subject, seen, at });
    const messages = change === null ? [completed] : [completed, change];
    const drafts = messages.flatMap((message) =>
      active
        .filter(({ id, events }) => held.has(id) && events.includes(message.event))
        .map(({ id: endpointId }) => draftDelivery({ id: newId(), userId, endpointId, message, now: at })),
    );
    await enqueueDeliveries(deps, tx, drafts);
  });
}

/** The prompts the rates of a company are made of. */
async function listRated(db: Queryable, companyId: CompanyId): Promise<PromptId[]> {
  const prompts = await listPromptsOfCompanyAsSystem(db, companyId);
  return prompts.filter(({ namesOwnCompany }) => !namesOwnCompany).map(({ id }) => id);
}

const wantsMentionChange = (endpoints: readonly EndpointRow[]) =>
  endpoints.some(({ events }) => events.includes('mention.gained') || events.includes('mention.lost'));

function describeSubject({ settings }: WebhooksDeps, { company, prompt }: OwnedPrompt): Subject {
  const url = buildAppLink({ appUrl: settings.appUrl, path: '/' });
  url.searchParams.set('azienda', company.id);
  return {
    company: { id: company.id, name: company.name },
    prompt: {
      id: prompt.id,
      text: prompt.text,
      persona: prompt.persona,
      market: describeMarket(marketOf(prompt, company)),
      series: prompt.series,
    },
    url: url.href,
    isDemo: settings.isDemo,
  };
}
