import type { PlanAction } from '@citato/contract';

/** How long an action takes, as a model may say it. */
export const EFFORTS = ['hours', 'days', 'weeks'] as const;
export type Effort = (typeof EFFORTS)[number];

/** What a model writes: what to do, how much work it is, and the evidence it rests on. */
export interface WrittenProposal {
  readonly title: string;
  readonly effort: Effort;
  readonly sources: readonly string[];
}

/** An action that a model proposed, with what shows it. */
export interface ProposedAction {
  /** As an action of a task list about the same thing is named. */
  readonly key: string;
  readonly names: readonly string[];
  readonly title: string;
  readonly why: string;
  readonly effort: string;
  readonly priority: 'High' | 'Medium' | 'Low';
  readonly promptIds: readonly string[];
  readonly quote: PlanAction['quote'];
  readonly source: NonNullable<PlanAction['source']> & { readonly answers: number };
}
