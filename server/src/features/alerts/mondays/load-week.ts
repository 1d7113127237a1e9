import type { Alert, AlertSettings } from '@citato/contract';
import { getActionPlan } from '#features/action-plans';
import { listOwnedPrompts, type OwnedPrompt } from '#features/companies';
import { findQuotation, watchFigures } from '#features/measurements';
import { hasSourceGaps } from '#features/plans';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import { type RomeDay, romeDay } from '#lib/rome-time';
import { sourceSite } from '#lib/sites/site';
import type { Queryable } from '#platform/db';
import type { CompanyRows } from '../listing/load-names.ts';
import { shapeAlert } from '../listing/shape-alert.ts';
import type { CompanyWeek } from '../rules/mondays/company-week.ts';
import { describeWeek } from '../rules/mondays/describe-week.ts';
import { isMuted } from '../rules/settings/is-muted.ts';
import { planSpans } from '../rules/watch/plan-questions.ts';
import { draftAlerts } from '../watching/draft-alerts.ts';
import { judgeDay } from '../watching/judge-day.ts';

interface Asked {
  readonly accountId: AccountId;
  readonly companyId: CompanyId;
  readonly names: CompanyRows;
  readonly settings: AlertSettings;
  readonly mutes: Parameters<typeof isMuted>[0];
  /** Whom it is written to. */
  readonly memberId: UserId;
  readonly lastDay: RomeDay;
  readonly now: Date;
  /** Whether its reader may open the plan. */
  readonly readsPlan: boolean;
}

/** The week of a company: the changes its last seven days prove against the 28 before; null without a question. */
export async function loadWeek(db: Queryable, asked: Asked): Promise<CompanyWeek | null> {
  const { accountId, companyId, memberId, names, settings, mutes, lastDay, now } = asked;
  const all = await listOwnedPrompts(db, { userId: accountId, companyId });
  const owned = all.filter(({ prompt }) => !prompt.namesOwnCompany);
  const [{ company } = {}] = owned;
  if (company === undefined) return null;
  const spans = planSpans(lastDay);
  const promptIds = owned.map(({ prompt }) => prompt.id);
  const { websiteUrl } = company;
  const { facts } = await watchFigures.load(db, {
    company: { id: companyId, domain: sourceSite({ url: websiteUrl, websiteUrl }) },
    promptIds,
    firstDay: spans.earlier.firstDay,
    ...spans,
  });
  const judged = judgeDay({ facts, promptIds, state: {}, lastDay, level: settings.level });
  const ofWeek = judged.raised.filter(({ question }) => question.later.firstDay === spans.later.firstDay);
  const decision = { ...judged, raised: ofWeek };
  const rows = await draftAlerts({ db }, { userId: accountId, owned, facts, decision, troubles: [], now });
  const wanted = rows.filter(
    ({ kind, subject }) =>
      settings.kinds[kind].app && !isMuted(mutes, { companyId, subject, place: { memberId }, now }),
  );
  const changes = wanted.flatMap((row) => shapeAlert(row, names) ?? []);
  const asksRate = { key: 'mention_rate', figure: { figure: 'mention_rate' as const }, weight: 0 };
  const [headline] = watchFigures.compare({ facts, questions: [{ ...asksRate, ...spans }], alpha: 1 });
  if (headline === undefined) return null;
  const week = describeWeek({ changes, headline });
  const hasChanged = week.state === 'changed';
  return {
    company: { id: companyId, name: company.name },
    week,
    quote: hasChanged
      ? await findQuote(db, { changes: week.changes, owned, since: spans.later.firstDay })
      : null,
    action: hasChanged && asked.readsPlan ? await findAction(db, { accountId, companyId }) : null,
    prompts: owned.length,
  };
}

/** A sentence of the week: the one that proves a change, else one of the answers behind it. */
async function findQuote(
  db: Queryable,
  { changes, owned, since }: { changes: readonly Alert[]; owned: readonly OwnedPrompt[]; since: RomeDay },
): Promise<Alert['quote']> {
  const proving = changes.find(({ quote }) => quote !== null)?.quote;
  if (proving !== undefined) return proving;
  const asked = changes.flatMap(({ answers }) => answers?.promptId ?? []);
  const prompt = owned.find((one) => asked.includes(one.prompt.id));
  const found = prompt === undefined ? null : await findQuotation(db, prompt);
  if (found === null || romeDay(found.createdAt) < since) return null;
  return { text: found.quote, engine: found.engine, at: found.createdAt.toISOString() };
}

async function findAction(
  db: Queryable,
  { accountId, companyId }: { accountId: AccountId; companyId: CompanyId },
): Promise<CompanyWeek['action']> {
  if (!(await hasSourceGaps(db, accountId))) return null;
  const { actions } = await getActionPlan(db, { userId: accountId, companyId });
  const open = actions.find(({ doneAt, droppedAt }) => doneAt === null && droppedAt === null);
  return open === undefined
    ? null
    : { title: open.title, effort: open.effort, prompts: open.promptIds.length };
}
