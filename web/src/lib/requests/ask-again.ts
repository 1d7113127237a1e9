import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for everything under a key after it was changed, also for what is on its way for the first time: that was
 * asked for before the change, and the library would take it as it comes.
 */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
