import { channel, tracingChannel } from 'node:diagnostics_channel';

/** What an outside tracer is told of; never a word of a customer. */
export interface TracedWork {
  readonly name: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** Nobody listens unless the operator loads `ops/tracing`: then telling costs next to nothing. */
const works = tracingChannel<unknown, TracedWork>('citato.work');
const pastWorks = channel('citato.past-work');

/** Tells of work from its start to its end; what it leads to belongs to it. */
export function traceWork<Result>(work: TracedWork, run: () => Promise<Result>): Promise<Result> {
  return works.tracePromise(run, work);
}

/** Tells of work that is over and took so long. */
export function tracePastWork(work: TracedWork & { readonly ms: number }): void {
  pastWorks.publish(work);
}
