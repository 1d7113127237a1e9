import type { DeclaredObject } from './read-declared-shapes.ts';

/** The objects the stand-in answers with, where the library declares them. */
export const OBJECTS: Readonly<Record<string, DeclaredObject>> = {
  charge: { file: 'Charges.d.ts', type: 'Charge', parts: ['refunds'] },
  credit_note: { file: 'CreditNotes.d.ts', type: 'CreditNote' },
  customer: {
    file: 'Customers.d.ts',
    type: 'Customer',
    parts: ['address', 'invoice_settings', 'custom_fields', 'tax_ids'],
  },
  dispute: { file: 'Disputes.d.ts', type: 'Dispute' },
  invoice: {
    file: 'Invoices.d.ts',
    type: 'Invoice',
    parts: [
      'parent',
      'subscription_details',
      'payments',
      'customer_address',
      'customer_tax_ids',
      'custom_fields',
      'total_taxes',
    ],
  },
  invoice_payment: { file: 'InvoicePayments.d.ts', type: 'InvoicePayment' },
  line_item: {
    file: 'InvoiceLineItems.d.ts',
    type: 'InvoiceLineItem',
    parts: ['parent', 'subscription_item_details', 'pricing', 'price_details'],
  },
  payment_intent: { file: 'PaymentIntents.d.ts', type: 'PaymentIntent', parts: ['last_payment_error'] },
  payment_method: { file: 'PaymentMethods.d.ts', type: 'PaymentMethod', parts: ['card'] },
  price: { file: 'Prices.d.ts', type: 'Price', parts: ['recurring'] },
  refund: { file: 'Refunds.d.ts', type: 'Refund' },
  setup_intent: { file: 'SetupIntents.d.ts', type: 'SetupIntent', parts: ['last_setup_error'] },
  subscription: { file: 'Subscriptions.d.ts', type: 'Subscription' },
  subscription_item: { file: 'SubscriptionItems.d.ts', type: 'SubscriptionItem' },
  tax_id: { file: 'TaxIds.d.ts', type: 'TaxId' },
};

/** What the calls of the stand-in take, by method and path. */
export const CALLS: Readonly<Record<string, { readonly file: string; readonly type: string } | null>> = {
  'GET /v1/charges': { file: 'Charges.d.ts', type: 'ChargeListParams' },
  'GET /v1/charges/:id': { file: 'Charges.d.ts', type: 'ChargeRetrieveParams' },
  'GET /v1/credit_notes': { file: 'CreditNotes.d.ts', type: 'CreditNoteListParams' },
  'POST /v1/customers': { file: 'Customers.d.ts', type: 'CustomerCreateParams' },
  'POST /v1/customers/:id': { file: 'Customers.d.ts', type: 'CustomerUpdateParams' },
  'GET /v1/customers/:id/tax_ids': { file: 'Customers.d.ts', type: 'CustomerListTaxIdsParams' },
  'POST /v1/customers/:id/tax_ids': { file: 'Customers.d.ts', type: 'CustomerCreateTaxIdParams' },
  'DELETE /v1/customers/:id/tax_ids/:id': null,
  'GET /v1/disputes': { file: 'Disputes.d.ts', type: 'DisputeListParams' },
  'GET /v1/invoices': { file: 'Invoices.d.ts', type: 'InvoiceListParams' },
  'GET /v1/invoices/:id': { file: 'Invoices.d.ts', type: 'InvoiceRetrieveParams' },
  'POST /v1/invoices/:id/pay': { file: 'Invoices.d.ts', type: 'InvoicePayParams' },
  'POST /v1/invoices/:id/void': { file: 'Invoices.d.ts', type: 'InvoiceVoidInvoiceParams' },
  'POST /v1/invoices/create_preview': { file: 'Invoices.d.ts', type: 'InvoiceCreatePreviewParams' },
  'GET /v1/payment_intents/:id': { file: 'PaymentIntents.d.ts', type: 'PaymentIntentRetrieveParams' },
  'GET /v1/prices': { file: 'Prices.d.ts', type: 'PriceListParams' },
  'GET /v1/refunds': { file: 'Refunds.d.ts', type: 'RefundListParams' },
  'POST /v1/setup_intents': { file: 'SetupIntents.d.ts', type: 'SetupIntentCreateParams' },
  'GET /v1/setup_intents/:id': { file: 'SetupIntents.d.ts', type: 'SetupIntentRetrieveParams' },
  'POST /v1/setup_intents/:id/confirm': { file: 'SetupIntents.d.ts', type: 'SetupIntentConfirmParams' },
  'POST /v1/subscriptions': { file: 'Subscriptions.d.ts', type: 'SubscriptionCreateParams' },
  'GET /v1/subscriptions': { file: 'Subscriptions.d.ts', type: 'SubscriptionListParams' },
  'GET /v1/subscriptions/:id': { file: 'Subscriptions.d.ts', type: 'SubscriptionRetrieveParams' },
  'POST /v1/subscriptions/:id': { file: 'Subscriptions.d.ts', type: 'SubscriptionUpdateParams' },
  'DELETE /v1/subscriptions/:id': { file: 'Subscriptions.d.ts', type: 'SubscriptionCancelParams' },
};
