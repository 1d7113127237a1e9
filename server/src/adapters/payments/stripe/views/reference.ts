/** The id of an object Stripe names by its id or, expanded, as a whole. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Stripe counts in seconds. */
export function readMoment(seconds: number): Date {
  return new Date(seconds * 1000);
}
