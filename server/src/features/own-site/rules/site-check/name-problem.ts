import type { SiteProblem } from './site-findings.ts';

/** Why the site reader gave nothing; `aborted`: the visit took too long as a whole. */
export type ReaderProblem = SiteProblem | 'aborted';

export const nameProblem = (kind: ReaderProblem): SiteProblem => (kind === 'aborted' ? 'timeout' : kind);
