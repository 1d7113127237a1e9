import type { App } from '../create-app.ts';
import { decideOnSignal } from './rules/decide-on-signal.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** A supervisor kills a process that takes longer than this. */
const STOPPING_LIMIT_MS = 24_000;

/**
 * Handles signals from now on, also while the product still starts: then what was started is stopped in order, too.
 * @returns a function to be called with the started product
 */
export function stopOnSignal(): (started: App) => void {
  let firstAt: number | null = null;
  let app: App | null = null;
  const onSignal = () => {
    const now = performance.now();
    switch (decideOnSignal(firstAt === null ? null : now - firstAt)) {
      case 'ignore':
        return;
      case 'cut_short':
        cutShort(app);
        return;
      case 'drain':
        firstAt = now;
        if (app) drain(app);
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return (started) => {
    app = started;
    if (firstAt !== null) drain(started);
  };
}

function drain(app: App): void {
  const limit = setTimeout(() => {
    cutShort(app);
  }, STOPPING_LIMIT_MS);
  app.stop().then(
    () => {
      clearTimeout(limit);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      process.exit(1);
    },
  );
}

/** Ends at once and says what is left behind. */
function cutShort(app: App | null): void {
  const jobs = app?.jobs.countRunning() ?? 0;
  const left = [
    ...(jobs > 0 ? [`${String(jobs)} jobs under way go on once their leases have ended`] : []),
    ...(app?.embeddedIn === null
      ? []
      : ['the embedded PostgreSQL may still run; the next start joins it, and its end stops it']),
  ];
  process.stderr.write(`Citato was cut short${left.map((part) => `; ${part}`).join('')}.\n`);
  process.exit(1);
}
