/** The outcome of a card or a payment at the bank. */
export type CardAnswer =
  | { readonly isOk: true }
  /** The provider's sentence; null when it gave none. */
  | { readonly isOk: false; readonly message: string | null };

/** The steps that depend on the provider's card form; no other code knows which provider it is. */
export interface CardSteps {
  /** Gives the card to the provider; the bank may ask its holder meanwhile. */
  confirmCard: () => Promise<CardAnswer>;
  /** Lets the holder answer what the bank asks about a payment. */
  confirmPayment: (clientSecret: string) => Promise<CardAnswer>;
}

/** The provider's form is still loading, or did not load. */
export class FormNotReady extends Error {
  override readonly name = 'FormNotReady';
}
