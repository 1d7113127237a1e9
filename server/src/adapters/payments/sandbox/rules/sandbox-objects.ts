/** The stored objects of the sandbox: those of a payment provider, with the fields our product uses. */

export interface Customer {
  readonly id: string;
  /** What is set off against its next invoices. */
  readonly creditCents: number;
  readonly invoiceCount: number;
  /** Whom its invoices are made out to; null before anybody said so. */
  readonly payer: Payer | null;
}

export interface Payer {
  readonly name: string | null;
  readonly billing: {
    readonly country: string;
    readonly address: string | null;
    readonly city: string | null;
    readonly postalCode: string | null;
    readonly vatNumber: string | null;
    readonly fiscalCode: string | null;
    readonly recipient: string | null;
  };
}

/** What a card does when it is charged; a number of a real card is never among it. */
export type CardBehaviour = 'works' | 'insufficient_funds' | 'asks_at_every_charge';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly behaviour: CardBehaviour;
}

export interface PaymentMethod {
  readonly id: string;
  readonly customerId: string;
  readonly card: Card;
}

export interface Setup {
  readonly id: string;
  readonly customerId: string;
  readonly clientSecret: string;
  readonly status: 'requires_card' | 'requires_action' | 'succeeded';
  /** The card whose holder is being asked by the bank. */
  readonly pendingCard: Card | null;
  readonly paymentMethodId: string | null;
}

export interface Price {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
}

export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  readonly price: Price;
  readonly paymentMethodId: string;
  /** Its periods end on this day of a month, at this time. */
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly latestInvoiceId: string | null;
  /** The credit or debit on the next invoice beside its price; negative after a change to a lower one. */
  readonly pendingCents: number;
  readonly createdAt: Date;
}

export interface Payment {
  readonly id: string;
  readonly clientSecret: string;
  readonly state: 'due' | 'paid' | 'action_required' | 'failed' | 'void';
  readonly declineCode: string | null;
}

export interface Invoice {
  readonly id: string;
  /** Its place among the customer's, from 1 on. */
  readonly sequence: number;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: string;
  readonly amountCents: number;
  /** What is left to charge after the customer's credit. */
  readonly dueCents: number;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly priceId: string;
  readonly payment: Payment;
  /** Charges tried again by itself so far. */
  readonly retries: number;
  readonly nextRetryAt: Date | null;
  /** What was given back of it, and fetched back by a bank, oldest first. */
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

export interface Dispute {
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly dueBy: Date;
  readonly openedAt: Date;
}

export interface Refund {
  readonly id: string;
  readonly amountCents: number;
  readonly issuedAt: Date;
}

/** One subscription with everything a step of its life reads and writes. */
export interface Account {
  readonly customer: Customer;
  readonly subscription: Subscription;
  /** Its newest one. */
  readonly invoice: Invoice | null;
  readonly card: Card;
}

export type EventType =
  | 'customer.created'
  | 'customer.updated'
  | 'setup_intent.requires_action'
  | 'setup_intent.setup_failed'
  | 'setup_intent.succeeded'
  | 'payment_method.attached'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_action_required'
  | 'invoice.voided'
  | 'invoice.marked_uncollectible'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed';

/** That something happened to an object. */
export interface Happening {
  readonly type: EventType;
  readonly objectId: string;
}

/** What a step made of an account. */
export interface Step {
  readonly account: Account;
  readonly happenings: readonly Happening[];
}

/** Makes an id that cannot be guessed, such as `in_4f…`; passed in, because rules are deterministic. */
export type MintId = (prefix: string) => string;
