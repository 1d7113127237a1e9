import { reachServer } from './reach-server.ts';

/**
 * Fetches code that is loaded when needed. Throws `ApiError` while the server cannot be reached: trying again later may
 * help. Throws the browser's own error when the server answers and the code is gone: a new version replaced it.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // Some browsers never request a failed module again; ours may run on this very machine, without a network.
  if (!navigator.onLine) await reachServer();
  try {
    return await load();
  } catch {
    await reachServer();
    return load();
  }
}

/** Preloads code that will be needed soon; after a failure it is loaded, and the error shown, when it is needed. */
export function prefetchPart(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => undefined);
}
