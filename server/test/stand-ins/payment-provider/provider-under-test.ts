import type { PaymentProvider } from '../../../src/adapters/payments/payment-provider.ts';

/** Cards every provider's test mode knows; their names say what they do. */
export type SuiteCard =
  | 'works'
  | 'asks_at_setup'
  | 'declined_at_setup'
  | 'insufficient_funds'
  | 'asks_at_every_charge'
  /** Good to the end of the month. */
  | 'expires_soon';

/** An event as it came to the product's endpoint. */
export interface ReceivedEvent {
  readonly body: string;
  readonly signature: string;
}

/** A provider together with what only its customers, their banks and time can do. */
export interface ProviderControls {
  readonly provider: PaymentProvider;
  /** Of two monthly prices, the lower one first. */
  readonly lookupKeys: readonly [low: string, high: string];
  /** Sends a card through the form; the holder approves when the bank asks, unless stated otherwise. */
  readonly confirmSetup: (
    setup: { readonly id: string; readonly clientSecret: string },
    card: SuiteCard,
    approves?: boolean,
  ) => Promise<void>;
  /** What the holder answers about a payment the bank asks about. */
  readonly authenticatePayment: (clientSecret: string, approves: boolean) => Promise<void>;
  /** Moves the provider's time on and lets it do what has become due. */
  readonly advance: (by: { readonly hours?: number; readonly days?: number }) => Promise<void>;
  /** Gives back of a paid invoice, all of it without an amount. */
  readonly refund: (invoiceId: string, amountCents?: number) => Promise<void>;
  /** Has the payer of an invoice dispute it, and then says how far his bank is. */
  readonly dispute: (invoiceId: string) => Promise<void>;
  readonly settleDispute: (invoiceId: string, status: 'under_review' | 'won' | 'lost') => Promise<void>;
  /** Whom the next document of a customer is made out to, each code once. */
  readonly describePayer: (customerId: string) => Promise<{
    readonly name: string | null;
    readonly address: string | null;
    readonly codes: readonly string[];
  }>;
  /** The product's own time, by which events are signed. */
  readonly now: () => Date;
}

/** A provider whose events come to the test. */
export interface ProviderUnderTest extends ProviderControls {
  /** What was sent to the product since the last call. */
  readonly takeEvents: () => Promise<readonly ReceivedEvent[]>;
  readonly stop: () => Promise<void>;
}
