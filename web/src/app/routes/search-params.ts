import type { PlanId } from '@citato/contract';

/** The query of an address as plain texts: the router's own reader would turn a token like '1e5' into a number. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function formatSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(key, value);
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/**
 * The search parameters a page reads, and nothing else. The router hands on every key of the query that a page's own
 * reader leaves out, so a tab that does not exist would reach the page as if it did: here such a key is no value.
 */
export function readKnown<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  return (search) => {
    const none = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
    return { ...none, ...read(search) };
  };
}

/** A parameter that says something. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Of the page a verification mail leads to. */
export interface VerificationSearch {
  email?: string | undefined;
  token?: string | undefined;
  plan?: PlanId | undefined;
}
