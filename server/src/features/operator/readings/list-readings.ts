import { READINGS_PER_PAGE, type ReadingPage } from '@citato/contract';
import { listDisagreedAnswers } from '#features/answers';
import { listPromptsAsSystem } from '#features/companies';
import { formatCursor, parseCursor } from '#lib/answer-cursor';
import { AppError } from '#lib/app-error';
import { type ResultId, toId } from '#lib/ids';
import type { AdminDeps } from '../admin-deps.ts';

/** Answers that model and rules read differently, newest first. */
export async function listReadings(
  { db }: Pick<AdminDeps, 'db'>,
  { before }: { before: string | null },
): Promise<ReadingPage> {
  const after = before === null ? null : parseCursor(before, toId<ResultId>);
  if (before !== null && after === null) throw new AppError('request.invalid');
  const listed = await listDisagreedAnswers(db, { after, limit: READINGS_PER_PAGE + 1 });
  const shown = listed.slice(0, READINGS_PER_PAGE);
  const prompts = await listPromptsAsSystem(db, [...new Set(shown.map(({ promptId }) => promptId))]);
  const companies = new Map<string, string>(prompts.map(({ prompt, company }) => [prompt.id, company.name]));
  const last = shown.at(-1);
  return {
    readings: shown.map(({ id, engine, createdAt, promptId, kinds }) => ({
      id,
      engine,
      createdAt: createdAt.toISOString(),
      companyName: companies.get(promptId) ?? null,
      disagreements: [...kinds],
    })),
    next: last !== undefined && listed.length > shown.length ? formatCursor(last) : null,
  };
}
