import type { ActionText, Finding } from './finding.ts';

/** A stored action: whether it is done is stored beside the list. */
export interface StoredAction extends ActionText {
  readonly key: string;
  readonly number: number;
  readonly priority: Finding['priority'];
  readonly evidence: Finding['evidence'];
  /** Missing in actions written before 0.2.0: it is not known of whom their words speak. */
  readonly names?: Finding['names'];
}

/** The findings as numbered actions; the text of a finding may be a model's, its facts never. */
export function buildActions({
  findings,
  words,
}: {
  findings: readonly Finding[];
  /** By finding; those without take the rules' own. */
  words: ReadonlyMap<string, Omit<ActionText, 'why'>>;
}): StoredAction[] {
  return findings.map(({ key, priority, action, evidence, names }, index) => ({
    ...action,
    ...words.get(key),
    key,
    number: index + 1,
    priority,
    evidence,
    names,
  }));
}

/** Whether the text of an existing list still names the companies that the findings name now. */
export function areNamesKept({
  current,
  findings,
}: {
  current: readonly Pick<StoredAction, 'key' | 'names'>[];
  findings: readonly Pick<Finding, 'key' | 'names'>[];
}): boolean {
  const written = new Map(current.map(({ key, names }) => [key, names]));
  return findings.every(({ key, names }) => {
    const before = written.get(key);
    return before?.length === names.length && names.every((name) => before.includes(name));
  });
}

/** The actions and their urgency: while this stays the same, figures may change without a new version. */
export function describePlan(findings: readonly Finding[]): string {
  return findings.map(({ key, priority }) => `${key} ${priority}`).join('\n');
}

/** The version a list gets that takes the place of another: a new one only for another plan. */
export function decideVersion({
  current,
  plan,
  now,
}: {
  current: { readonly plan: string; readonly version: number; readonly versionedAt: Date } | null;
  plan: string;
  now: Date;
}): { version: number; versionedAt: Date; isNewVersion: boolean } {
  if (current === null) return { version: 1, versionedAt: now, isNewVersion: true };
  const { version, versionedAt } = current;
  return current.plan === plan
    ? { version, versionedAt, isNewVersion: false }
    : { version: version + 1, versionedAt: now, isNewVersion: true };
}
