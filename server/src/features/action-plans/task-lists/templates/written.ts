import type { Finding } from '../rules/finding.ts';

/** A fact in words, with its evidence. */
export type Written = Pick<Finding, 'strategy' | 'action' | 'evidence'>;
