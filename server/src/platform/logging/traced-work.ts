import { channel, tracingChannel } from 'node:diagnostics_channel';

/** What an outside tracer is given; never a customer's data. */
export interface TracedWork {
  readonly name: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** There are no subscribers unless the operator loads `ops/tracing`: then publishing costs next to nothing. */
const works = tracingChannel<unknown, TracedWork>('citato.work');
const pastWorks = channel('citato.past-work');

/** Traces work from its start to its end; work begun within it belongs to it. */
export function traceWork<Result>(work: TracedWork, run: () => Promise<Result>): Promise<Result> {
  return works.tracePromise(run, work);
}

/** Traces work that is over and took so long. */
export function tracePastWork(work: TracedWork & { readonly ms: number }): void {
  pastWorks.publish(work);
}
