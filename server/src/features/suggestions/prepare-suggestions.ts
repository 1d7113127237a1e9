import type { SiteReading } from '#adapters/site-reader';
import { readWebsite } from '#adapters/site-reader';
import type { SuggestionId } from '#lib/ids';
import type { JobExecution } from '#platform/jobs';
import { MIN_QUESTIONS, MAX_QUESTIONS } from './rules/clean-questions.ts';
import { readProfile } from './rules/profile/read-profile.ts';
import type { CompanyDigest, SiteDigest } from './rules/site-digest.ts';
import { nameSiteProblem } from './rules/site-problem.ts';
import type { SiteProblem } from './rules/suggestion-failure.ts';
import { suggestQuestions } from './questions/suggest-questions.ts';
import { findPending, settleSuggestion } from './store.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';
import type { SuggestionRow } from './tables.ts';
import { writeQuestions } from './questions/write-questions.ts';

/** When another website of the account is being read. */
const BUSY_PAUSE_MS = 1_000;

/**
 * Reads the website and proposes questions: by the writing model where there is one and the budget allows it, else by
 * rules. A request that is done already is left alone, so a repeated job does nothing twice.
 */
export async function prepareSuggestions(
  deps: SuggestionsDeps,
  { suggestionId }: { suggestionId: SuggestionId },
  { signal, isLastAttempt, putOff }: Pick<JobExecution, 'signal' | 'isLastAttempt' | 'putOff'>,
): Promise<void> {
  const request = await findPending(deps.db, suggestionId);
  if (request === null) return;
  try {
    const reading = await readWebsite(deps, { ...request, url: request.websiteUrl, signal });
    if (reading === null) {
      putOff(new Date(deps.clock.now().getTime() + BUSY_PAUSE_MS));
      return;
    }
    const outcome = await buildOutcome(deps, { request, reading, signal });
    await settleSuggestion(deps.db, { id: suggestionId, ...outcome });
  } catch (error) {
    if (isLastAttempt && !signal.aborted) {
      await settleSuggestion(deps.db, { id: suggestionId, status: 'failed', failure: 'interrupted' });
    }
    throw error;
  }
}

async function buildOutcome(
  deps: SuggestionsDeps,
  { request, reading, signal }: { request: SuggestionRow; reading: SiteReading; signal: AbortSignal },
): Promise<Partial<SuggestionRow>> {
  const { websiteUrl } = request;
  const { site, siteProblem } = describeReading(deps, reading);
  signal.throwIfAborted();
  const company: CompanyDigest = {
    name: request.companyName,
    websiteUrl,
    description: request.description,
    site,
  };
  const profile = site === null ? null : readProfile({ websiteUrl, site });
  const written = await writeQuestions(deps, { userId: request.userId, company, signal });
  // A shutdown interrupted the writing: another worker begins anew.
  signal.throwIfAborted();
  const byRules = written.length >= MIN_QUESTIONS ? [] : suggestQuestions(company);
  const suggestions = [...written, ...byRules.filter((question) => !written.includes(question))];
  const found = {
    isSiteRead: site !== null,
    siteProblem,
    profileName: profile?.name ?? null,
    profileDescription: profile?.description ?? null,
  };
  if (suggestions.length === 0) return { ...found, status: 'failed', failure: 'unclear' };
  const source = written.length > 0 ? 'engine' : site === null ? 'market' : 'site';
  return { ...found, status: 'ready', source, suggestions: suggestions.slice(0, MAX_QUESTIONS) };
}

/** The site, or why it cannot be read; then the user's own words are used. */
function describeReading(
  { log }: SuggestionsDeps,
  reading: SiteReading,
): { site: SiteDigest | null; siteProblem: SiteProblem | null } {
  if (reading.status === 'ok') return { site: reading, siteProblem: null };
  log.info({ kind: reading.kind, detail: reading.detail }, 'a website was not read for suggestions');
  return { site: null, siteProblem: nameSiteProblem(reading.kind) };
}
