import { type DisagreementRow, type MentionRow, listDisagreements, listMentions } from '#features/answers';
import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import type { ResultId } from '#lib/ids';
import { takeTurn } from '#lib/async/take-turns';
import type { Queryable } from '#platform/db';
import { listKnownBefore } from '../reread/reread-days.ts';
import { type Explanation, explainText } from '../rules/explain-text.ts';
import { type StoredAnswer, findResult, loadStoredAnswer } from '../store/stored-answer.ts';

/** An answer with its stored reading, and with the same text read once more to say why. */
export interface DescribedReading extends StoredAnswer, Explanation {
  readonly subject: OwnedPrompt;
  /** Names the days before had taught the reader. */
  readonly learned: readonly string[];
  readonly mentions: readonly MentionRow[];
  readonly disagreements: readonly DisagreementRow[];
}

/**
 * Reads a stored answer again and says of every span why it counts or does not; nothing is written. The names the user
 * states are those of now, the learned ones those of the days before the answer. Null for an answer that is gone, or
 * whose company is archived.
 */
export async function describeReading(db: Queryable, resultId: ResultId): Promise<DescribedReading | null> {
  const result = await findResult(db, resultId);
  if (result === null) return null;
  const [subject] = await listPromptsAsSystem(db, [result.promptId]);
  if (subject === undefined) return null;
  const { id: companyId } = subject.company;
  const stored = await loadStoredAnswer(db, { companyId, result });
  const knownCompanies = await listKnownBefore(db, { subject, day: stored.result.day });
  const { text, modelReading } = stored;
  const explanation = await takeTurn(() =>
    text === null
      ? { spans: [], refusal: null }
      : explainText({ text, subject: subject.company, knownCompanies, report: modelReading }),
  );
  const mentions = await listMentions(db, { companyId, resultIds: [resultId] });
  return {
    ...stored,
    ...explanation,
    subject,
    learned: knownCompanies.map(({ name }) => name),
    mentions: mentions.get(resultId) ?? [],
    disagreements: await listDisagreements(db, { companyId, resultId }),
  };
}
