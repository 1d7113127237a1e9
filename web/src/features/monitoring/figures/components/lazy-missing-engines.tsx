import { lazyPart } from '#ui';

/** Fetched when an engine has not answered. */
export const MissingEngines = lazyPart(async () => (await import('./missing-engines.tsx')).MissingEngines);
