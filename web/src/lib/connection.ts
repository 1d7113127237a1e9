import { useSyncExternalStore } from 'react';
import { reachServer } from './reach-server.ts';

/** `offline`: no network. `paused`: a network, but the stream of live updates does not come back. */
export type Connection = 'online' | 'offline' | 'paused';

let isOffline = false;
let isStreamLost = false;
const listeners = new Set<() => void>();

function readConnection(): Connection {
  if (isOffline) return 'offline';
  return isStreamLost ? 'paused' : 'online';
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, readConnection, readConnection);
}

export function setStreamLost(isLost: boolean): void {
  isStreamLost = isLost;
  tell();
}

/** Follows the browser's network until the returned function is called. */
export function watchConnection(): () => void {
  const onOffline = () => {
    // Our server may run on this very machine: what answers without a network is not out of reach.
    reachServer().catch(() => {
      isOffline = !navigator.onLine;
      tell();
    });
  };
  const onOnline = () => {
    isOffline = false;
    tell();
  };
  if (!navigator.onLine) onOffline();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    onOnline();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
