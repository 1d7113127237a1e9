import type { Writer } from '#adapters/engines';
import type { Context } from '#platform/context';

export interface ProposalsDeps extends Pick<Context, 'db' | 'clock' | 'log' | 'queue' | 'limits'> {
  /** Null: nobody proposes; what the rules find is the plan. */
  readonly writer: Writer | null;
}
