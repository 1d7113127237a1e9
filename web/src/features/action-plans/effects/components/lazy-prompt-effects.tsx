import { lazyPart } from '#ui';

/** Fetched where something of a prompt’s list is done. */
export const PromptEffects = lazyPart(async () => (await import('./prompt-effects.tsx')).PromptEffects);
