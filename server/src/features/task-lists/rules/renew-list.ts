import type { ActionText, Finding } from './finding.ts';

/** An action as it is kept: whether it is done is its user's, beside the list. */
export interface StoredAction extends ActionText {
  readonly key: string;
  readonly number: number;
  readonly priority: Finding['priority'];
  readonly evidence: Finding['evidence'];
}

/** The findings as numbered actions; the words of a finding may come from elsewhere, its facts never. */
export function buildActions({
  findings,
  words,
}: {
  findings: readonly Finding[];
  /** By finding; those without take the rules' own. */
  words: ReadonlyMap<string, Omit<ActionText, 'why'>>;
}): StoredAction[] {
  return findings.map(({ key, priority, action, evidence }, index) => ({
    ...action,
    ...words.get(key),
    key,
    number: index + 1,
    priority,
    evidence,
  }));
}

/** Which actions there are and how urgent: while this stays the same, figures may change and nothing is new. */
export function describePlan(findings: readonly Finding[]): string {
  return findings.map(({ key, priority }) => `${key} ${priority}`).join('\n');
}

/** The version a list gets that takes the place of another: a new one only for another plan. */
export function decideVersion({
  standing,
  plan,
  now,
}: {
  standing: { readonly plan: string; readonly version: number; readonly versionedAt: Date } | null;
  plan: string;
  now: Date;
}): { version: number; versionedAt: Date; isNews: boolean } {
  if (standing === null) return { version: 1, versionedAt: now, isNews: true };
  const { version, versionedAt } = standing;
  return standing.plan === plan
    ? { version, versionedAt, isNews: false }
    : { version: version + 1, versionedAt: now, isNews: true };
}
