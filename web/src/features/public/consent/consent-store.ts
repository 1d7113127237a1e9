import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '#lib/storage';
import { forgetTracked } from '#lib/track';

/** `granted` allows statistics; `denied` only what is needed. */
type Consent = 'granted' | 'denied';

const listeners = new Set<() => void>();

/** Null while nobody has chosen. */
function readConsent(): Consent | null {
  const stored = readStored(STORAGE_KEYS.consent);
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Whether a tag manager may read the data layer. */
export function hasConsent(): boolean {
  return readConsent() === 'granted';
}

export function chooseConsent(consent: Consent): void {
  // Events before the consent are not part of it: no tag manager ever sees them.
  if (consent === 'granted' && !hasConsent()) forgetTracked();
  writeStored({ key: STORAGE_KEYS.consent, value: consent });
  for (const listener of listeners) listener();
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, readConsent);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
