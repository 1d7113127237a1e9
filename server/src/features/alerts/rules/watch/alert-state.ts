import type { RomeDay } from '#lib/rome-time';

/** What is remembered of one subject between two looks. */
export type SubjectState =
  /** An alert is open: it ends when its change goes back, or has lasted. */
  | {
      readonly phase: 'raised';
      readonly direction: 'up' | 'down';
      /** The days the change was measured against. */
      readonly earlier: { readonly firstDay: RomeDay; readonly lastDay: RomeDay };
      /** The first day that counted as changed. */
      readonly since: RomeDay;
      readonly raisedOn: RomeDay;
    }
  /** An alert has ended: days before this one are compared no more. */
  | { readonly phase: 'armed'; readonly from: RomeDay };

/** By the key of the subject; what is not there was never raised. */
export type WatchState = Readonly<Record<string, SubjectState>>;
