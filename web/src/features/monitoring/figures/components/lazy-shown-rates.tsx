import { lazyPart } from '#ui';

/** Fetched where an engine is read from search pages. */
export const ShownRates = lazyPart(async () => (await import('./shown-rates.tsx')).ShownRates);
