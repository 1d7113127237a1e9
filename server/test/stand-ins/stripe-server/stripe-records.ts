/** What the stand-in keeps; moments are seconds, as everywhere at Stripe. */

export interface CustomerRecord {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly address: Readonly<Record<string, string>> | null;
  readonly taxIds: readonly TaxIdRecord[];
  /** Printed on its invoices. */
  readonly customFields: readonly Readonly<Record<string, string>>[];
  readonly metadata: Readonly<Record<string, string>>;
  /** Below zero: what is set off against its next invoices. */
  readonly balance: number;
  readonly invoiceCount: number;
  readonly created: number;
}

export interface TaxIdRecord {
  readonly id: string;
  readonly type: string;
  readonly value: string;
  readonly created: number;
}

/** Whom an invoice was made out to when it became final. */
export type PayerRecord = Pick<CustomerRecord, 'name' | 'address' | 'taxIds' | 'customFields'>;

export interface CardRecord {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface PaymentMethodRecord {
  readonly id: string;
  readonly customerId: string;
  readonly card: CardRecord;
  readonly created: number;
}

export interface SetupIntentRecord {
  readonly id: string;
  readonly customerId: string;
  readonly secret: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  readonly pendingCard: CardRecord | null;
  readonly paymentMethodId: string | null;
  readonly created: number;
}

export interface PriceRecord {
  readonly id: string;
  readonly lookupKey: string;
  readonly amount: number;
  readonly isActive: boolean;
  readonly created: number;
}

export interface LineRecord {
  readonly id: string;
  readonly amount: number;
  readonly priceId: string;
  readonly isProration: boolean;
  readonly start: number;
  readonly end: number;
}

export interface SubscriptionRecord {
  readonly id: string;
  readonly itemId: string;
  readonly customerId: string;
  readonly status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  readonly priceId: string;
  readonly paymentMethodId: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly latestInvoiceId: string | null;
  /** Prorations that wait for the next invoice. */
  readonly pendingLines: readonly LineRecord[];
  /** Its periods end on this day of a month. */
  readonly created: number;
  readonly endedAt: number | null;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly number: string | null;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly status: 'draft' | 'open' | 'paid' | 'void';
  readonly payer: PayerRecord | null;
  readonly lines: readonly LineRecord[];
  readonly total: number;
  readonly amountDue: number;
  readonly attempts: number;
  readonly created: number;
  readonly finalizedAt: number | null;
  readonly paidAt: number | null;
  readonly voidedAt: number | null;
  /** When a draft becomes final, or an open one is charged again by itself. */
  readonly nextStepAt: number | null;
  readonly intentId: string | null;
}

export interface PaymentIntentRecord {
  readonly id: string;
  readonly secret: string;
  readonly customerId: string;
  readonly invoiceId: string;
  readonly amount: number;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly lastError: { readonly code: string; readonly declineCode: string | null } | null;
  readonly created: number;
}

export interface DisputeRecord {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly reason: string;
  readonly status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly dueBy: number | null;
  readonly created: number;
}

export interface RefundRecord {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly created: number;
}

export interface Records {
  readonly dispute: DisputeRecord;
  readonly refund: RefundRecord;
  readonly customer: CustomerRecord;
  readonly payment_method: PaymentMethodRecord;
  readonly setup_intent: SetupIntentRecord;
  readonly price: PriceRecord;
  readonly subscription: SubscriptionRecord;
  readonly invoice: InvoiceRecord;
  readonly payment_intent: PaymentIntentRecord;
}
