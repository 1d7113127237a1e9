import { getTableColumns, sql } from 'drizzle-orm';
import type { OwnedPrompt } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Transaction } from '#platform/db';
import { listMonths, mergeMonths } from '../rules/merge-months.ts';
import type { AnswerRecord } from '../rules/packed-answers/answer-record.ts';
import { packAnswers } from '../rules/packed-answers/pack-answers.ts';
import { unpackAnswers } from '../rules/packed-answers/unpack-answers.ts';
import { monthlyAnswers } from '../tables.ts';
import { isInScope, scopeOf } from './measured-scope.ts';
import { replaceMonths } from './replace-months.ts';

const { companyId: _known, ...READ } = getTableColumns(monthlyAnswers);

/** Puts what the answers of prompts' days name and cite in the place of whatever was there. */
export async function replaceDailyAnswers(
  tx: Transaction,
  {
    subjects,
    days,
    answers,
  }: {
    subjects: readonly OwnedPrompt[];
    days: readonly RomeDay[];
    answers: readonly (AnswerRecord & { promptId: PromptId })[];
  },
): Promise<void> {
  const rows = await tx
    .select(READ)
    .from(monthlyAnswers)
    .where(
      sql`${isInScope(monthlyAnswers, scopeOf(subjects))}
        and ${monthlyAnswers.month} = any (${sql.param(listMonths(days))}::date[])`,
    )
    .prepare('measurements_monthly_answers')
    .execute();
  const stored = rows.flatMap(({ promptId, month, ...packed }) =>
    unpackAnswers({ month, packed }).map((answer) => ({ promptId, ...answer })),
  );
  const merged = mergeMonths({ stored, days, fresh: answers });
  await replaceMonths(tx, monthlyAnswers, {
    subjects,
    current: rows,
    months: merged.map(({ promptId, month, rows: ofMonth }) => ({
      promptId,
      month,
      ...packAnswers(ofMonth),
    })),
  });
}
