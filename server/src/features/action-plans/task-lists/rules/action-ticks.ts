/** When one action of a list was ticked off, and when it was put back. */
export interface ActionTick {
  readonly key: string;
  /** As it was called then. */
  readonly title: string;
  readonly doneAt: string;
  /** Null while it is done. */
  readonly undoneAt: string | null;
}

/** A list holds fewer actions: what is older has left it long ago. */
const MAX_TICKS = 100;

/** The ticks of a list after one more; ticked off again while it is done it keeps its first moment. */
export function tickAction({
  ticks,
  key,
  title,
  isDone,
  now,
}: {
  ticks: readonly ActionTick[];
  key: string;
  title: string;
  isDone: boolean;
  now: Date;
}): ActionTick[] {
  const known = ticks.find((tick) => tick.key === key);
  const others = ticks.filter((tick) => tick !== known);
  if (!isDone) {
    if (known === undefined || known.undoneAt !== null) return [...ticks];
    return [...others, { ...known, undoneAt: now.toISOString() }];
  }
  if (known?.undoneAt === null) return [...ticks];
  return [...others, { key, title, doneAt: now.toISOString(), undoneAt: null }].slice(-MAX_TICKS);
}
