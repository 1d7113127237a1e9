import type { Finding } from '../rules/finding.ts';

/** What a fact is told in: words, and what shows it. */
export type Written = Pick<Finding, 'strategy' | 'action' | 'evidence'>;
