import type { CardFormSources } from './card-form-sources.ts';
import type { ProviderEvent, WebhookRefusal } from './provider-event.ts';

/** How a subscription stands with its provider; the words are the ones the trade uses. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

export interface ProviderPrice {
  readonly id: string;
  readonly lookupKey: string;
  /** Cents a month, VAT included. */
  readonly amountCents: number;
  readonly currency: string;
  readonly interval: 'day' | 'week' | 'month' | 'year';
}

/**
 * The setup of a card in a customer's account: the browser confirms it with the secret, the server reads the outcome.
 */
export interface ProviderSetup {
  readonly id: string;
  readonly customerId: string;
  readonly clientSecret: string;
  readonly status: 'requires_card' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  /** The card, once it is set up. */
  readonly paymentMethodId: string | null;
}

/** How the newest invoice of a subscription stands. */
export interface ProviderPayment {
  readonly invoiceId: string;
  /** `action_required`: the bank asks its customer to confirm; `failed`: the card was declined. */
  readonly state: 'paid' | 'processing' | 'action_required' | 'failed' | 'void';
  /** For the browser, to confirm the payment; null when there is nothing to confirm. */
  readonly clientSecret: string | null;
  /** The bank's reason, for example `insufficient_funds`. */
  readonly declineCode: string | null;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: ProviderStatus;
  /** The price of its one item. */
  readonly priceId: string;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly createdAt: Date;
  readonly payment: ProviderPayment | null;
}

/** What was given back of an invoice: money alone, or by a document that corrects it. */
export interface ProviderRefund {
  readonly id: string;
  readonly kind: 'refund' | 'credit_note';
  /** Of the document; null where there is none. */
  readonly number: string | null;
  /** Cents the invoice is corrected by, VAT included, and what of them went back to the card. */
  readonly amountCents: number;
  readonly refundedCents: number;
  /** `failed`: the bank did not take it, or the document was voided: nothing was given back. */
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly issuedAt: Date;
}

/** What a charge would come to, and the moment it was computed for. */
export interface ProviderPreview {
  readonly dueCents: number;
  readonly proratedAt: Date;
}

/** A payment its holder has asked the bank to fetch back. */
export interface ProviderDispute {
  readonly id: string;
  readonly amountCents: number;
  /** The bank's word for it, for example `fraudulent`. */
  readonly reason: string;
  /** `needs_response`: the operator has to answer; `lost`: the money has gone back to the holder. */
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
  /** Until when an answer counts; null where nobody waits for one. */
  readonly dueBy: Date | null;
  readonly openedAt: Date;
}

export interface ProviderInvoice {
  readonly id: string;
  /** Null until it is final. */
  readonly number: string | null;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: string;
  /** Cents, VAT included; negative for a credit. */
  readonly amountCents: number;
  /** What is left of it to charge after the customer's credit, and what was charged so far. */
  readonly dueCents: number;
  readonly paidCents: number;
  /** Cents of VAT within it; null where the provider computes none. */
  readonly taxCents: number | null;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  /** Charges of it that were tried: the first, and each the provider repeated by itself. */
  readonly attempts: number;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  /** Its price; null where it has several or none. */
  readonly priceId: string | null;
  /** Pages of the provider's own. */
  readonly hostedUrl: string | null;
  readonly pdfUrl: string | null;
  /** Newest first, both. */
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/** Whom an account is reached by. */
export interface ProviderCustomer {
  readonly email: string;
  readonly name: string | null;
}

/** Whom the provider's documents are made out to; what is null is not known. */
export interface ProviderPayer {
  readonly name: string | null;
  /** Null before anybody stated it. */
  readonly billing: {
    /** ISO 3166-1. */
    readonly country: string;
    readonly address: string | null;
    readonly city: string | null;
    readonly postalCode: string | null;
    /** With or without the letters of its country. */
    readonly vatNumber: string | null;
    readonly fiscalCode: string | null;
    /** A code of the Italian exchange system, or an address of certified mail. */
    readonly recipient: string | null;
  } | null;
}

/**
 * Why a call did not do what it was asked: declined: the bank said no · authentication_required: the bank wants its
 * customer to confirm, which needs the card form · conflict: the object is in a state that forbids it · not_found ·
 * configuration: key, account or price, for the operator · unavailable: it is unknown whether it was done; ask again
 * with the same key, or read.
 */
export type PaymentFaultKind =
  | 'declined'
  | 'authentication_required'
  | 'conflict'
  | 'not_found'
  | 'configuration'
  | 'unavailable';

export interface PaymentFault {
  readonly kind: PaymentFaultKind;
  readonly declineCode: string | null;
  /** For the operator's log, without personal data; never shown to users. */
  readonly detail: string;
}

export type PaymentReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: PaymentFault };

/** Every call that writes carries a key: the same key again does nothing a second time and gives the first reply. */
export interface Keyed {
  readonly idempotencyKey: string;
}

/** Takes money by card, once a month. Never throws: every fault is a reply of its own kind. */
export interface PaymentProvider {
  readonly id: 'stripe' | 'sandbox';
  /** What the browser needs to show the provider's card form; null for a form of our own. */
  readonly publishableKey: string | null;
  /** Null for a form of our own. */
  readonly cardFormSources: CardFormSources | null;
  /** The header a webhook carries its signature in. */
  readonly signatureHeader: string;

  /** The active prices found under these keys; those that are missing are left out. */
  findPrices(lookupKeys: readonly string[]): Promise<PaymentReply<ProviderPrice[]>>;

  createCustomer(
    request: Keyed & ProviderCustomer & { readonly userId: string },
  ): Promise<PaymentReply<string>>;
  /** Replaces all stored data of the customer; documents issued before stay as they are. */
  updateCustomer(
    request: Keyed & ProviderPayer & { readonly customerId: string },
  ): Promise<PaymentReply<null>>;

  createSetup(request: Keyed & { readonly customerId: string }): Promise<PaymentReply<ProviderSetup>>;
  getSetup(setupId: string): Promise<PaymentReply<ProviderSetup>>;

  /** Charges the first month at once; a charge that fails leaves the subscription `incomplete`, and the reply is ok. */
  createSubscription(
    request: Keyed & {
      readonly customerId: string;
      readonly priceId: string;
      readonly paymentMethodId: string;
    },
  ): Promise<PaymentReply<ProviderSubscription>>;
  getSubscription(subscriptionId: string): Promise<PaymentReply<ProviderSubscription>>;
  /** All of a customer, ended ones included, newest first. */
  listSubscriptions(customerId: string): Promise<PaymentReply<ProviderSubscription[]>>;
  /**
   * Another price from now on. `charge_difference` takes what the rest of the period costs more at once, and changes
   * nothing when the bank declines; `credit_difference` sets what it costs less off against the next invoice. A card
   * that comes with it pays from then on, and is not taken when nothing changes. What is owed is paid first: refused as
   * a conflict unless the subscription is active or on trial.
   */
  changePrice(
    request: Keyed & {
      readonly subscriptionId: string;
      readonly priceId: string;
      readonly proration: 'charge_difference' | 'credit_difference';
      readonly paymentMethodId?: string;
      /** The moment a preview reckoned the difference for: the same amount is charged. */
      readonly proratedAt?: Date;
    },
  ): Promise<PaymentReply<ProviderSubscription>>;
  /**
   * What a card would be charged at once, after the customer's credit: for a first month, or, of a running subscription,
   * for the difference to another price. Changes nothing.
   */
  previewCharge(request: {
    readonly customerId: string;
    readonly priceId: string;
    /** Null: for a first month. */
    readonly subscriptionId: string | null;
    /** Null: for now; the moment it was computed for is returned. */
    readonly proratedAt: Date | null;
  }): Promise<PaymentReply<ProviderPreview>>;
  /** The card later invoices are charged to. */
  setCard(
    request: Keyed & { readonly subscriptionId: string; readonly paymentMethodId: string },
  ): Promise<PaymentReply<ProviderSubscription>>;
  /** Charges an open invoice now: to the subscription's card, or to another, which pays this once. */
  payInvoice(
    request: Keyed & { readonly invoiceId: string; readonly paymentMethodId?: string },
  ): Promise<PaymentReply<null>>;
  /** Lets it end with its period, or takes that back. */
  setCancelAtPeriodEnd(
    request: Keyed & { readonly subscriptionId: string; readonly cancelAtPeriodEnd: boolean },
  ): Promise<PaymentReply<ProviderSubscription>>;
  /** Ends it now, without a refund; what it still owes is never charged. One that has ended already is fine. */
  endSubscription(request: Keyed & { readonly subscriptionId: string }): Promise<PaymentReply<null>>;

  /** The customer of a payment an event names; null of one that has none. */
  findPayer(paymentId: string): Promise<PaymentReply<string | null>>;
  /** A customer's invoices, newest first, drafts left out. */
  listInvoices(customerId: string): Promise<PaymentReply<ProviderInvoice[]>>;

  /** Reads an incoming event; `body` letter for letter as it came. */
  readWebhook(request: {
    readonly body: string;
    readonly signature: string | null;
    readonly now: Date;
  }):
    | { readonly ok: true; readonly event: ProviderEvent }
    | { readonly ok: false; readonly refusal: WebhookRefusal };
}
