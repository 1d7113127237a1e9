/** Processor time, measured as `docs/scale.md` says; a tick as `docs/performance.md`. */
export const MEASURED = {
  coordinatorMs: 60,
  nodeMs: 60,
  tickMsPerThousand: 128,
  tickSeconds: 60,
} as const;

/** Of one answer, with indexes. */
export const ROW_BYTES = {
  /** The answer, its text, eight companies named, five sources. */
  nodes: 7_000,
  /** Its call, and its share of an analysis. */
  coordinator: 300,
} as const;
