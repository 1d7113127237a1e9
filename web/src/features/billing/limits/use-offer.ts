import { isSetForAccount, type LimitName, type UserLimits } from '@citato/contract';
import { usePlans } from '#features/plans';
import { findOffer, type Offer } from './model.ts';

/** What the plans of this moment offer to an account at a limit. */
export function useOffer(account: UserLimits) {
  const { data: plans, isPending } = usePlans();
  const current = plans?.find(({ id }) => id === account.plan);
  return {
    /** A dialog waits for the plans, so that nothing in it moves once it is read. */
    isPending,
    /** Null while the plans did not come. */
    find: (wanted: readonly LimitName[]): Offer | null =>
      plans === undefined ? null : findOffer({ plans, account, wanted }),
    /** An override, which no plan changes. */
    isOfAccount: (limit: LimitName): boolean =>
      isSetForAccount({ account, current: current ?? account.limits, limit }),
  };
}
