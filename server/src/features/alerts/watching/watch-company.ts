import { listPromptsAsSystem, listPromptsOfCompanyAsSystem, type OwnedPrompt } from '#features/companies';
import { watchFigures } from '#features/measurements';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import { type RomeDay, addDays, romeDay } from '#lib/rome-time';
import { sourceSite } from '#lib/sites/site';
import { withTransaction } from '#platform/db';
import { isMuted } from '../rules/settings/is-muted.ts';
import { watchEngines } from '../rules/engines/watch-engines.ts';
import { findFirstNeeded, planSpans } from '../rules/watch/plan-questions.ts';
import { listOpenTroubles } from '../store/alerts.ts';
import { countEndedOn } from '../store/ended-days.ts';
import { findSettings, listMutes } from '../store/settings.ts';
import { findWatch } from '../store/watches.ts';
import { draftAlerts } from './draft-alerts.ts';
import { judgeDay } from './judge-day.ts';
import { recordDecision } from './record-decision.ts';
import type { WatchDeps } from './watch-deps.ts';

/**
 * Looks at a company after an analysis, once for each day of which all its questions have an analysis, else once for the
 * day before: a day that is half over would lay questions beside each other that were not asked equally often.
 */
export async function watchCompany(
  deps: WatchDeps,
  { companyId, promptId, userId }: { companyId: CompanyId; promptId: PromptId; userId: AccountId },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const [ended] = await listPromptsAsSystem(db, [promptId]);
  // The question was deleted meanwhile; another one's analysis looks at its company.
  if (ended === undefined) return;
  const watch = await findWatch(db, ended.company.id);
  const today = romeDay(now);
  if (watch !== null && watch.lastDay >= today) return;
  const owned = await listRated(deps, companyId);
  const promptIds = owned.map(({ prompt }) => prompt.id);
  if (promptIds.length === 0) return;
  const lastDay = await findCompleteDay(deps, { promptIds, today });
  if (watch !== null && watch.lastDay >= lastDay) return;
  const state = watch?.state ?? {};
  const spans = planSpans(lastDay);
  const { websiteUrl } = ended.company;
  const { facts, outcomes } = await watchFigures.load(db, {
    company: { id: companyId, domain: sourceSite({ url: websiteUrl, websiteUrl }) },
    promptIds,
    firstDay: findFirstNeeded(state, lastDay),
    ...spans,
  });
  const settings = await findSettings(db, userId);
  const mutes = await listMutes(db, userId);
  const decision = judgeDay({ facts, promptIds, state, lastDay, level: settings.level });
  const open = await listOpenTroubles(db, ended.company.id);
  const troubles = watchEngines({ outcomes, lastDay, open });
  const drafts = await draftAlerts(deps, { userId, owned, facts, decision, troubles: troubles.begun, now });
  const wanted = drafts.filter(
    ({ kind, subject }) => settings.kinds[kind].app && !isMuted(mutes, { companyId, subject, now }),
  );
  await withTransaction(db, (tx) =>
    recordDecision(deps, tx, {
      companyId,
      userId,
      lastDay,
      before: watch?.lastDay ?? null,
      state: decision.state,
      raised: wanted,
      cleared: decision.cleared,
      resumed: troubles.over,
      settings,
      now,
    }),
  );
}

/** The questions a company's rates are made of. */
async function listRated({ db }: WatchDeps, companyId: CompanyId): Promise<OwnedPrompt[]> {
  const prompts = await listPromptsOfCompanyAsSystem(db, companyId);
  const rated = prompts.filter(({ namesOwnCompany }) => !namesOwnCompany).map(({ id }) => id);
  return listPromptsAsSystem(db, rated);
}

async function findCompleteDay(
  { db }: WatchDeps,
  { promptIds, today }: { promptIds: readonly OwnedPrompt['prompt']['id'][]; today: RomeDay },
): Promise<RomeDay> {
  const ended = await countEndedOn(db, { promptIds, day: today });
  return ended === promptIds.length ? today : addDays(today, -1);
}
