import type { PlanAction } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type AccountId, type CompanyId, type PromptId, toId, type UserId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getActionPlan } from './get-action-plan.ts';
import { decideChange } from './rules/decide-change.ts';
import { listEvents } from './rules/list-events.ts';
import { findPlanAction, insertPlanEvents, lockPlan, upsertPlanAction } from './store.ts';

interface ChangedAction {
  readonly userId: AccountId;
  /** Who does it; null: a program. */
  readonly personId: UserId | null;
  readonly companyId: CompanyId;
  readonly key: string;
  readonly change: {
    readonly isDone?: boolean | undefined;
    readonly assignee?: string | null | undefined;
    readonly dueOn?: RomeDay | null | undefined;
    readonly dropReason?: string | null | undefined;
  };
}

/**
 * Changes an action of the plan and gives it as it stands then. Ticked off by two, the first one stands and both are shown
 * who it was: changes of one plan wait for each other.
 */
export async function changePlanAction(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, personId, companyId, key, change }: ChangedAction,
): Promise<PlanAction> {
  return withTransaction(db, async (tx) => {
    const company = await getOwnedCompany(tx, { userId, companyId });
    await lockPlan(tx, company.id);
    const find = async () => {
      const { actions } = await getActionPlan(tx, { userId, companyId });
      const action = actions.find((candidate) => candidate.key === key);
      if (action === undefined) throw new AppError('action_plan.not_found');
      return action;
    };
    const { title, effort, promptIds } = await find();
    const listed = { title, promptIds: promptIds.map((id) => toId<PromptId>(id)) };
    const now = clock.now();
    const row = (await findPlanAction(tx, { companyId: company.id, key })) ?? {
      ...listed,
      effort,
      assignee: null,
      dueOn: null,
      doneAt: null,
      doneBy: null,
      undoneAt: null,
      droppedAt: null,
      dropReason: null,
      createdAt: now,
    };
    const after = decideChange({
      row: { ...row, companyId: company.id, key },
      listed,
      change,
      personId,
      now,
    });
    await upsertPlanAction(tx, { ...after, companyId: company.id, key });
    const kinds = listEvents(row, after);
    await insertPlanEvents(tx, { companyId: company.id, key, kinds, actorId: personId, createdAt: now });
    return find();
  });
}
