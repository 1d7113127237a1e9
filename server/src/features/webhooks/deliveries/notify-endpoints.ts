import { describeMarket, marketOf } from '@citato/contract/markets';
import type { Change, WebhookEvent } from '@citato/contract';
import { listAnswered } from '#features/answers';
import { listPromptsAsSystem, listPromptsOfCompanyAsSystem, type OwnedPrompt } from '#features/companies';
import { listMonitoringOfUser, resumeThirtyDayWindow } from '#features/measurements';
import { buildAppLink } from '#lib/app-link';
import { type AnalysisId, type CompanyId, type PromptId, type AccountId, newId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Transaction, withTransaction } from '#platform/db';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { listWebhookEndpoints } from '../endpoints/list-webhook-endpoints.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { decideMentionChange } from '../rules/mention-change.ts';
import { type Message, type Subject, writeAnalysisCompleted, writeMentionChange } from '../rules/messages.ts';
import { holdEndpoints } from '../store/endpoints.ts';
import { lockAnnouncedChange, recordAnnouncedChange } from '../store/announced-changes.ts';
import type { EndpointRow } from '../tables.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

interface EndedAnalysis {
  readonly analysisId: AnalysisId;
  readonly promptId: PromptId;
  readonly companyId: CompanyId;
  readonly userId: AccountId;
}

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
  const seen = wantsMentionChange(active) ? await readChange(deps, { ended, owned }) : null;
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

/** A prompt's change of the week, with those of its company it is looked at with. */
interface SeenChange {
  readonly change: Change | null;
  readonly lastDay: RomeDay;
  readonly others: readonly Change[];
}

/** Null: the prompt names the company itself, or has no numbers. */
async function readChange(
  { db }: WebhooksDeps,
  { ended: { userId, companyId, promptId }, owned }: { ended: EndedAnalysis; owned: OwnedPrompt },
): Promise<SeenChange | null> {
  if (owned.prompt.namesOwnCompany) return null;
  const prompts = await listPromptsOfCompanyAsSystem(db, companyId);
  const rated = prompts.filter(({ namesOwnCompany }) => !namesOwnCompany).map(({ id }) => id);
  const numbers = await listMonitoringOfUser(db, { userId, promptIds: rated });
  const own = numbers.find((row) => row.promptId === promptId);
  if (own === undefined) return null;
  return {
    change: own.change,
    lastDay: resumeThirtyDayWindow({ ...own, ...owned.prompt }).lastDay,
    others: numbers.flatMap(({ promptId: other, change }) =>
      change === null || other === promptId ? [] : [change],
    ),
  };
}

/** The message of a change that was not announced yet; from then on it is known. */
async function takeMentionChange(
  tx: Transaction,
  {
    ended: { analysisId, promptId, userId },
    subject,
    seen,
    at,
  }: { ended: EndedAnalysis; subject: Subject; seen: SeenChange; at: Date },
): Promise<(Message & { event: WebhookEvent }) | null> {
  const known = await lockAnnouncedChange(tx, promptId);
  const change = decideMentionChange({ ...seen, known });
  if (change === null || seen.change === null) return null;
  await recordAnnouncedChange(tx, { promptId, userId, ...change });
  const { direction } = change;
  return writeMentionChange({ analysisId, subject, direction, change: seen.change, at });
}
