/** A dearer plan is paid for at once; what a cheaper one saves is set off against the next invoice. */
export function chooseProration({
  current,
  target,
}: {
  current: { readonly priceCents: number };
  target: { readonly priceCents: number };
}): 'charge_difference' | 'credit_difference' {
  return target.priceCents > current.priceCents ? 'charge_difference' : 'credit_difference';
}
