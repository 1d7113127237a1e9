/** How an invoice and the customer's credit share its amount. */
export interface Shares {
  readonly chargedCents: number;
  /** Zero where the credit pays everything. */
  readonly creditCents: number;
}

/** What the card pays of an invoice: what was charged of a paid one, what is asked for of any other. */
export function shareAmount({
  status,
  amountCents,
  dueCents,
  paidCents,
}: {
  status: string;
  amountCents: number;
  dueCents: number | null;
  paidCents: number | null;
}): Shares {
  const chargedCents = (status === 'paid' ? paidCents : dueCents) ?? amountCents;
  return { chargedCents, creditCents: Math.max(0, amountCents - chargedCents) };
}
