/**
 * Processor time of one analysis of 20 answers on a coordinator and two nodes (docs/scale.md, 27 November 2026): its
 * answers stored (6 ms and 7 ms), its figures (14 and 11). What else an analysis costs is the coordinator's: 11 ms, from
 * 1.3 ms an answer on one PostgreSQL (docs/performance.md) less what the same two took there.
 */
export const MEASURED = {
  coordinatorMs: 31,
  nodeMs: 18,
  /** A fifth of a tick that started 5,000. */
  tickMsPerThousand: 128,
  tickSeconds: 60,
} as const;

/** Of one answer, with indexes. */
export const ROW_BYTES = {
  /** The answer, its text, eight companies named, five sources, each with its company. */
  nodes: 7_250,
  /** Its call, and its share of an analysis. */
  coordinator: 300,
} as const;
