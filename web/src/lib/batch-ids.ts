interface IdBatches {
  /** Ids of one batch at most. */
  max: number;
  /** Milliseconds the first id waits for others that belong to it. */
  gatherMs: number;
  /** Milliseconds from one batch to the next. */
  everyMs: number;
  send: (ids: string[]) => void;
}

/** Collects ids that come one by one and sends them on in batches, each id once. */
export function batchIds({ max, gatherMs, everyMs, send }: IdBatches): {
  add: (id: string) => void;
  stop: () => void;
} {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    const ids = [...waiting].slice(0, max);
    timer = ids.length === 0 ? null : setTimeout(flush, everyMs);
    if (ids.length === 0) return;
    for (const id of ids) waiting.delete(id);
    send(ids);
  };
  return {
    add: (id) => {
      waiting.add(id);
      timer ??= setTimeout(flush, gatherMs);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
