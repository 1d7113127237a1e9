import { type OwnedPromptId, listRatedPromptsOfAsSystem } from '#features/companies';
import { listEndedBefore, listEndedOn } from '#features/measurements';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { chooseDay } from '../rules/watch/choose-day.ts';
import { type Watch, listWatches } from '../store/watches.ts';

export interface DueDay {
  /** The last look; null: none yet. */
  readonly watch: Watch | null;
  readonly day: RomeDay;
  /** The questions the company's rates are made of. */
  readonly promptIds: readonly OwnedPromptId[];
}

/** Which of some companies are to be looked at now, and for which day: as many statements for many as for one. */
export async function loadDueDays(
  db: Queryable,
  { companyIds, today }: { companyIds: readonly CompanyId[]; today: RomeDay },
): Promise<Map<CompanyId, DueDay>> {
  const looked = await listWatches(db, companyIds);
  const open = companyIds.filter((id) => (looked.get(id)?.lastDay ?? '') < today);
  if (open.length === 0) return new Map();
  const rated = await listRatedPromptsOfAsSystem(db, open);
  const ended = await listEndedOn(db, { promptIds: [...rated.values()].flat(), day: today });
  const isComplete = (promptIds: readonly OwnedPromptId[]) => promptIds.every((id) => ended.has(id));
  // What was asked before matters to a first look alone, and not where today is complete.
  const unseen = [...rated].flatMap(([companyId, ids]) =>
    looked.has(companyId) || isComplete(ids) ? [] : ids,
  );
  const before = await listEndedBefore(db, { promptIds: unseen, day: today });
  return new Map(
    [...rated].flatMap(([companyId, promptIds]): [CompanyId, DueDay][] => {
      const watch = looked.get(companyId) ?? null;
      const day = chooseDay({
        lastLooked: watch?.lastDay ?? null,
        today,
        isComplete: isComplete(promptIds),
        wasAskedBefore: promptIds.some((id) => before.has(id)),
      });
      return day === null ? [] : [[companyId, { watch, day, promptIds }]];
    }),
  );
}
