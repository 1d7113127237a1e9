/** Something happened at the provider; the present state is read from it. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null for events that name no customer. */
  readonly customerId: string | null;
  /** The payment of an event that names no customer but that: of a refund, of a dispute. */
  readonly paymentId: string | null;
  readonly createdAt: Date;
}

/** Why an incoming event is not taken. */
export type WebhookRefusal = 'bad_signature' | 'too_old' | 'unreadable';
