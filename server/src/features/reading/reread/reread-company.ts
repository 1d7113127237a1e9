import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { listPromptsAsSystem, listPromptsOfCompanyAsSystem } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { rereadBatch } from './reread-answers.ts';
import { refreshNumbers } from './refresh-numbers.ts';
import { rereadRecent } from './reread-recent.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'live' | 'events'>;

/**
 * Texts of a batch are in memory at once, and its rows are written in one transaction: large enough that the cost of
 * its statements is small, small enough that the user sees the progress several times a second.
 */
const ANSWERS_PER_BATCH = 60;

/**
 * Reads a company's out-of-date answers again, prompt by prompt in batches, and lets the numbers follow: first those
 * the current figures are taken over, then all in the order of their days. What is out of date is written in the
 * answers themselves: a run cut short goes on where it stopped, a second run finds nothing.
 */
export async function rereadCompany(
  deps: Deps,
  { companyId }: { companyId: CompanyId },
  { signal, answersPerBatch = ANSWERS_PER_BATCH }: { signal: AbortSignal; answersPerBatch?: number },
): Promise<void> {
  const ids = (await listPromptsOfCompanyAsSystem(deps.db, companyId)).map(({ id }) => id);
  const prompts = await listPromptsAsSystem(deps.db, ids);
  const [first] = prompts;
  if (first === undefined) return;
  await rereadRecent(
    deps,
    { company: first.company, prompts },
    {
      signal,
      answersPerBatch,
      renewNumbers: (promptId) => refreshNumbers(deps, promptId, { haveNamesChanged: true }),
    },
  );
  for (const promptId of ids) {
    do {
      signal.throwIfAborted();
      await yieldToEventLoop();
    } while ((await rereadBatch(deps, promptId, { limit: answersPerBatch })) === 'more');
    // Always, not only after a batch: an earlier run may have died between its last batch and the figures.
    await refreshNumbers(deps, promptId);
  }
}
