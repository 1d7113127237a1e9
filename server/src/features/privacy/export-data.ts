import { exportFor as exportAccount } from '#features/accounts';
import { exportFor as exportAnalyses } from '#features/analysis';
import { listSecurityEvents } from '#features/audit';
import { exportFor as exportMails } from '#features/emails';
import { exportFor as exportSuggestions } from '#features/suggestions';
import { exportFor as exportTickets } from '#features/support';
import { exportFor as exportTaskLists } from '#features/task-lists';
import type { UserId } from '#lib/ids';
import type { Context } from '#platform/context';

const EXPORTS = { name: 'data-export', uses: 1, windowSeconds: 60 * 60 };

/** Everything stored about an account, as the pieces of one JSON text: answers are read while they are sent. */
export async function exportData(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  { userId }: { userId: UserId },
): Promise<AsyncGenerator<string>> {
  await limits.take(EXPORTS, userId);
  const { companies, answers } = await exportAnalyses(db, userId);
  const head = {
    exportedAt: clock.now(),
    ...(await exportAccount(db, userId)),
    securityEvents: await listSecurityEvents(db, userId),
    emails: await exportMails(db, userId),
    supportTickets: await exportTickets(db, userId),
    promptSuggestions: await exportSuggestions(db, userId),
    companies,
    taskLists: await exportTaskLists(db, userId),
  };
  return writeJson(head, { answers });
}

async function* writeJson(
  head: object,
  { answers }: { answers: AsyncIterable<object> },
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "answers": [');
  let separator = '\n';
  for await (const answer of answers) {
    yield `${separator}    ${JSON.stringify(answer)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}
