import { listPromptsAsSystem } from '#features/companies';
import { watchFigures } from '#features/measurements';
import type { AccountId, CompanyId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { sourceSite } from '#lib/sites/site';
import { isMuted } from '../rules/settings/is-muted.ts';
import { watchEngines } from '../rules/engines/watch-engines.ts';
import { findFirstNeeded, planSpans } from '../rules/watch/plan-questions.ts';
import { listOpenTroubles } from '../store/alerts.ts';
import { findSettings, listMutes } from '../store/settings.ts';
import { draftAlerts } from './draft-alerts.ts';
import { judgeDay } from './judge-day.ts';
import { loadDueDays } from './load-due-days.ts';
import { recordDecision } from './record-decision.ts';
import type { WatchDeps } from './watch-deps.ts';

/** Looks at a company after one of its analyses, where a day of it is due. */
export async function watchCompany(
  deps: WatchDeps,
  { companyId, userId }: { companyId: CompanyId; userId: AccountId },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const due = await loadDueDays(db, { companyIds: [companyId], today: romeDay(now) });
  const dueDay = due.get(companyId);
  if (dueDay === undefined) return;
  const { watch, day: lastDay } = dueDay;
  const owned = await listPromptsAsSystem(db, dueDay.promptIds);
  const [{ company } = {}] = owned;
  // Everything was deleted meanwhile.
  if (company === undefined) return;
  const promptIds = owned.map(({ prompt }) => prompt.id);
  const state = watch?.state ?? {};
  const spans = planSpans(lastDay);
  const { websiteUrl } = company;
  const { facts, outcomes } = await watchFigures.load(db, {
    company: { id: companyId, domain: sourceSite({ url: websiteUrl, websiteUrl }) },
    promptIds,
    firstDay: findFirstNeeded(state, lastDay),
    ...spans,
  });
  const settings = await findSettings(db, userId);
  const decision = judgeDay({ facts, promptIds, state, lastDay, level: settings.level });
  const open = await listOpenTroubles(db, company.id);
  const troubles = watchEngines({ outcomes, lastDay, open });
  const drafts = await draftAlerts(deps, { userId, owned, facts, decision, troubles: troubles.begun, now });
  const mutes = drafts.length === 0 ? [] : await listMutes(db, userId);
  const wanted = drafts.filter(
    ({ kind, subject }) =>
      settings.kinds[kind].app && !isMuted(mutes, { companyId, subject, place: null, now }),
  );
  await recordDecision(deps, {
    companyId,
    userId,
    lastDay,
    before: watch?.lastDay ?? null,
    state: decision.state,
    raised: wanted,
    cleared: decision.cleared,
    resumed: troubles.over,
    now,
  });
}
