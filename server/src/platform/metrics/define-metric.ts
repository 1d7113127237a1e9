/** A closed list, or names that are known once the process has started (routes, kinds of jobs): at most so many. */
export type LabelValues = readonly string[] | { readonly what: string; readonly max: number };

/** A figure for the monitoring system, and the values its labels may have. */
export interface Metric<Label extends string = string> {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly name: string;
  readonly help: string;
  readonly labels: Readonly<Record<Label, LabelValues>>;
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
}

/** Grows from zero at the start of the process. */
export function defineCounter<Label extends string = never>(
  metric: Omit<Metric<Label>, 'type' | 'buckets'>,
): Metric<Label> {
  return { type: 'counter', ...metric };
}

/** Stands as it is at the moment it is asked for. */
export function defineGauge<Label extends string = never>(
  metric: Omit<Metric<Label>, 'type' | 'buckets'>,
): Metric<Label> {
  return { type: 'gauge', ...metric };
}

export function defineHistogram<Label extends string = never>(
  metric: Omit<Metric<Label>, 'type'> & { readonly buckets: readonly number[] },
): Metric<Label> {
  return { type: 'histogram', ...metric };
}
