import { api } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { assertSourceGaps } from '#features/plans';
import { AppError } from '#lib/app-error';
import { type AccountId, type CompanyId, newId, type UserId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { ADDED } from './rules/shape-plan.ts';
import { countPlanActions, insertPlanEvents, lockPlan, upsertPlanAction } from './store.ts';

/** More than anybody keeps in view. */
const MAX_ACTIONS = 1000;

interface AddedAction {
  readonly userId: AccountId;
  /** Who does it. */
  readonly personId: UserId | null;
  readonly companyId: CompanyId;
  readonly title: string;
  readonly effort?: string | undefined;
  readonly assignee?: string | undefined;
  readonly dueOn?: RomeDay | undefined;
  /** Repeated, it gives the action of the first time. */
  readonly requestId?: string | undefined;
}

/** Adds an action of the user's own to the plan of a company. */
export async function addPlanAction(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, personId, companyId, requestId, title, effort, assignee, dueOn }: AddedAction,
): Promise<{ key: string }> {
  return withTransaction(db, async (tx) => {
    const company = await getOwnedCompany(tx, { userId, companyId });
    await assertSourceGaps(tx, userId);
    await lockPlan(tx, company.id);
    const now = clock.now();
    const given = { effort: effort ?? null, assignee: assignee ?? null, dueOn: dueOn ?? null };
    return answerOnce(
      tx,
      {
        userId,
        operation: 'action-plans.add',
        requestId,
        parameters: { companyId, title, ...given },
        now,
        schema: api.addPlanAction.responses[201],
      },
      async () => {
        if ((await countPlanActions(tx, company.id)) >= MAX_ACTIONS) throw new AppError('action_plan.full');
        const key = `${ADDED}${newId()}`;
        const untouched = {
          doneAt: null,
          doneBy: null,
          undoneAt: null,
          promptIds: [],
          droppedAt: null,
          dropReason: null,
        };
        await upsertPlanAction(tx, {
          companyId: company.id,
          key,
          title,
          ...given,
          ...untouched,
          createdAt: now,
        });
        const event = { companyId: company.id, key, actorId: personId, createdAt: now };
        await insertPlanEvents(tx, { ...event, kinds: ['added'] });
        return { key };
      },
    );
  });
}
