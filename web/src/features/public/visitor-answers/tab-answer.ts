import { useSyncExternalStore } from 'react';
import { readTabStored, STORAGE_KEYS_OF_TAB, writeTabStored } from '#lib/storage';

const KEY = STORAGE_KEYS_OF_TAB.visitorAnswer;
const listeners = new Set<() => void>();

/** The answer this tab asked for; null on the server, which draws the page for everybody. */
export function useTabAnswer(): string | null {
  return useSyncExternalStore(
    listen,
    () => readTabStored(KEY),
    () => null,
  );
}

export function setTabAnswer(id: string | null): void {
  writeTabStored({ key: KEY, value: id });
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}
