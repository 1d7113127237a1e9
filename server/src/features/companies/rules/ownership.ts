import type { CompanyId, Id, PromptId } from '#lib/ids';

declare const owned: unique symbol;
interface Owned {
  readonly [owned]: true;
}

/** A company its caller may touch: minted by the ownership check alone, demanded by every store that reads a user's rows. */
export type OwnedCompanyId = CompanyId & Owned;
/** A prompt its caller may touch. */
export type OwnedPromptId = PromptId & Owned;

/** Safe when the caller has just read the row together with its owner. */
export function asOwned<Kind extends Id<string>>(id: Kind): Kind & Owned {
  return id as Kind & Owned;
}

/** For jobs and administration only: no user asks here, so there is nobody to check. */
export function asSystem<Kind extends Id<string>>(id: Kind): Kind & Owned {
  return asOwned(id);
}
