import type { QueryClient } from '@tanstack/react-query';

/** What came after done actions is read under it. */
export const effectsKey = ['action-effects'] as const;

/** Reads it anew: something was ticked off or put back. */
export function refreshEffects(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: effectsKey });
}
