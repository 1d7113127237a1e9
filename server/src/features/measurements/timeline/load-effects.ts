import type { EffectStep } from '@citato/contract';
import { loadSeries, type OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { type AskedEffect, judgeEffects, listEffectSides } from './rules/judge-effects.ts';
import { listPartsOf } from './rules/spans.ts';
import { listAskedCells } from './store/asked-days.ts';

/** How the prompts of done actions moved beside the company's other ones, by the action's key. */
export async function loadEffects(
  db: Queryable,
  {
    companyId,
    promptIds,
    actions,
    today,
  }: {
    companyId: CompanyId;
    /** All prompts the company's rates are made of. */
    promptIds: readonly OwnedPromptId[];
    actions: readonly AskedEffect[];
    today: RomeDay;
  },
): Promise<ReadonlyMap<string, EffectStep[]>> {
  const sides = actions
    .filter(({ obstacle }) => obstacle === null)
    .flatMap(({ day }) => listEffectSides(day).filter(({ readyOn }) => readyOn <= today))
    .flatMap(({ earlier, later }) => [earlier, later]);
  const months = listPartsOf(sides);
  const series = await loadSeries(db, promptIds);
  const cells =
    months.length === 0
      ? []
      : await listAskedCells(db, { scope: { companyId, promptIds, engines: null }, months });
  const isAsked = (day: RomeDay) => sides.some(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay);
  return judgeEffects({
    cells: cells
      .filter(({ day }) => isAsked(day))
      .map((cell) => ({ ...cell, series: series.numberOf(cell) })),
    actions,
    today,
  });
}
