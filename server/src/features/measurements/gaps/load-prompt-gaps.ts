import type { PromptGap } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { listMonthsOf, resolveSpans, type Span } from '../timeline/rules/spans.ts';
import type { AskedSourceGaps } from './load-source-gaps.ts';
import { classifySource } from './rules/classify-source.ts';
import { judgePrompts } from './rules/judge-prompts.ts';
import { listStoredMonths } from './store/stored-months.ts';

/** Prompt by prompt how often others are named alone, who, and by which source; the largest share first. */
export async function loadPromptGaps(
  db: Queryable,
  asked: AskedSourceGaps,
): Promise<{ period: Span; prompts: PromptGap[] }> {
  const { company, chosenKinds } = asked;
  const { period } = resolveSpans(asked);
  const months = await listStoredMonths(db, {
    ...asked,
    companyId: company.id,
    months: listMonthsOf(period),
  });
  const judged = judgePrompts(months, { ...asked, span: period });
  const rivals = judged.flatMap(({ rival }) => rival ?? []);
  const owners = { websiteUrl: company.websiteUrl, rivals, chosen: chosenKinds };
  return {
    period,
    prompts: judged.map(({ promptId, without, rival, source }) => ({
      promptId,
      without,
      rival: rival === null ? null : { key: rival.key, name: rival.name },
      source: source === null ? null : { source, kind: classifySource(source, owners) },
    })),
  };
}
