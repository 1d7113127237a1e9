import { reachServer } from './reach-server.ts';

/**
 * Fetches code that is loaded when needed. Throws `ApiError` while the server cannot be reached: trying again later may
 * help. Throws the browser's own error when the server answers and the code is gone: a new version replaced it.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // Some browsers never ask again for a module that did not come once; ours may run on this very machine, without a network.
  if (!navigator.onLine) await reachServer();
  try {
    return await load();
  } catch {
    await reachServer();
    return load();
  }
}

/** Fetches code that somebody is about to need; what does not come is fetched, and told of, when it is needed. */
export function prefetchPart(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => undefined);
}
