import { api, type Plan, type PublicConfig } from '@citato/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What the server draws a public page from; it sends the same along, so that the browser need not ask for it. */
export interface PageFacts {
  plans: Plan[];
  config: PublicConfig;
}

/** The element of a drawn page that holds its facts. */
const FACTS_ID = 'citato-facts';

/** Puts the facts where the screens look for the answers of the server. */
export function keepFacts({ facts, queryClient }: { facts: PageFacts; queryClient: QueryClient }): void {
  queryClient.setQueryData([api.listPlans.path], facts.plans);
  queryClient.setQueryData([api.getConfig.path], facts.config);
}

/** The facts this page was drawn from; null where the browser draws it alone. */
export function readFacts(): PageFacts | null {
  const text = document.getElementById(FACTS_ID)?.textContent ?? null;
  return text === null ? null : asFacts(JSON.parse(text));
}

/** Written by our own server for this very page: a second check here would weigh more than the page's whole script. */
function asFacts(value: unknown): PageFacts {
  return value as PageFacts;
}
