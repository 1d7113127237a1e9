import type { PromptGap } from '@citato/contract';
import type { Queryable } from '#platform/db';
import type { Span } from '../timeline/rules/spans.ts';
import { type AskedSourceGaps, loadMonths } from './load-months.ts';
import { classifySource } from './rules/classify-source.ts';
import { judgePrompts } from './rules/judge-prompts.ts';

/** Prompt by prompt how often others are named alone, who, and by which source; the largest share first. */
export async function loadPromptGaps(
  db: Queryable,
  asked: AskedSourceGaps,
): Promise<{ period: Span; prompts: PromptGap[] }> {
  const { company, chosenKinds } = asked;
  const { months, asked: answers } = await loadMonths(db, asked);
  const period = answers.span;
  const judged = judgePrompts(months, answers);
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
