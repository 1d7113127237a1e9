/** A price can be sold when the provider asks for exactly what we show: whole euros a month. */
export function isSellable({
  priceCents,
  price,
}: {
  priceCents: number;
  price: { readonly amountCents: number; readonly currency: string; readonly interval: string };
}): boolean {
  return (
    priceCents % 100 === 0 &&
    price.amountCents === priceCents &&
    price.currency.toLowerCase() === 'eur' &&
    price.interval === 'month'
  );
}
