import type { CompanyId, PromptId } from '#lib/ids';

declare const owned: unique symbol;
export interface Owned {
  readonly [owned]: true;
}

/** A company its caller may touch: minted by the ownership check alone, demanded by every store that reads a user's rows. */
export type OwnedCompanyId = CompanyId & Owned;
/** A prompt its caller may touch. */
export type OwnedPromptId = PromptId & Owned;
