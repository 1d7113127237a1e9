import { api, type Plan, type PublicConfig } from '@citato/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The data the server renders a public page from; they are sent along, so that the browser need not request them. */
export interface PageFacts {
  plans: Plan[];
  config: PublicConfig;
}

/** The element of a rendered page that holds its facts. */
const FACTS_ID = 'citato-facts';

/** Puts the facts where the screens look for the answers of the server. */
export function keepFacts({ facts, queryClient }: { facts: PageFacts; queryClient: QueryClient }): void {
  queryClient.setQueryData([api.listPlans.path], facts.plans);
  queryClient.setQueryData([api.getConfig.path], facts.config);
}

/** The facts this page was rendered from; null where the browser renders it alone. */
export function readFacts(): PageFacts | null {
  const text = document.getElementById(FACTS_ID)?.textContent ?? null;
  return text === null ? null : asFacts(JSON.parse(text));
}

/** Written by our own server for this very page: a second check would be larger than the page's whole script. */
function asFacts(value: unknown): PageFacts {
  return value as PageFacts;
}
