import type { DoneAction } from '@citato/contract';
import { type OwnedPrompt, listOwnedPrompts } from '#features/companies';
import { loadEffects } from '#features/measurements';
import type { AccountId, CompanyId } from '#lib/ids';
import { addDays, romeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { loadDone } from './load-done.ts';
import type { KnownAction } from './rules/done-actions.ts';

/** What was done longer ago is shown, and not compared any more. */
const MAX_DAYS = 180;
/** The latest; beyond them no view holds more. */
const MAX_COMPARED = 40;
const MAX_SHOWN = 200;

/** What was done for a company, the latest first, with what came after it on its prompts and on the others. */
export async function listActionEffects(
  db: Queryable,
  { userId, companyId, now }: { userId: AccountId; companyId: CompanyId; now: Date },
): Promise<{ actions: DoneAction[] }> {
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const done = (await loadDone(db, { userId, companyId, owned })).slice(0, MAX_SHOWN);
  const today = romeDay(now);
  const compared = done
    .filter(({ day, undoneAt }) => undoneAt === null && day >= addDays(today, -MAX_DAYS))
    .slice(0, MAX_COMPARED);
  const rated = owned.filter(({ prompt }) => !prompt.namesOwnCompany);
  const steps = await loadEffects(db, {
    companyId,
    promptIds: rated.map(({ prompt }) => prompt.id),
    actions: compared.map((action) => ({
      key: action.name,
      day: action.day,
      ...countPrompts(action, owned),
    })),
    today,
  });
  const known = new Set(owned.map(({ prompt }) => prompt.id.toString()));
  return {
    actions: done.map(({ name, promptIds, ...action }) => ({
      ...action,
      promptIds: promptIds.filter((id) => known.has(id)),
      gonePrompts: promptIds.filter((id) => !known.has(id)).length,
      steps: steps.get(name) ?? [],
    })),
  };
}

/** The prompts of an action whose answers are counted, or why there are none. */
function countPrompts({ promptIds }: KnownAction, owned: readonly OwnedPrompt[]) {
  const live = owned.filter(({ prompt }) => promptIds.includes(prompt.id));
  const rated = live.filter(({ prompt }) => !prompt.namesOwnCompany);
  const obstacle =
    promptIds.length === 0
      ? ('no_prompts' as const)
      : live.length === 0
        ? ('prompts_gone' as const)
        : rated.length === 0
          ? ('names_company' as const)
          : null;
  return { promptIds: rated.map(({ prompt }) => prompt.id), obstacle };
}
