import type { PaymentReply, ProviderSetup } from './payment-provider.ts';

/** What becomes of a charge to a test card; either lets itself be set up. */
export type TestCard = 'works' | 'declined_at_charge';

/** Where no money moves: what the holder of a card and the provider would do, done on request. */
export interface PaymentTestMode {
  /** Sends a test card through a setup, as the card form does. */
  confirmSetup(request: {
    readonly setup: Pick<ProviderSetup, 'id' | 'clientSecret'>;
    readonly card: TestCard;
  }): Promise<PaymentReply<ProviderSetup>>;
  /** The signature the provider gives a body at a moment. */
  signEvent(request: { readonly body: string; readonly at: Date }): string;
  /** Posts an event to the product’s own endpoint; gives the HTTP status. */
  postEvent(request: { readonly body: string; readonly signature: string }): Promise<number>;
}
