import type { User } from '@citato/contract';
import { useSyncExternalStore } from 'react';
import { clearTabInputs } from '../storage.ts';

/** `unreachable`: the server could not be asked, so nothing is known yet. */
export type Session =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signed-out'; reason: 'none' | 'left' | 'expired' }
  | { status: 'signed-in'; user: User };

let session: Session = { status: 'loading' };
// In memory only: a script that gets into the page later finds no token in any storage.
let accessToken: string | null = null;
// Counts sign-ins and sign-outs, so that an answer asked for before one of them is not taken after it.
let generation = 0;
const listeners = new Set<(next: Session, previous: Session) => void>();

export function readSession(): Session {
  return session;
}

export function changeSession(next: Session): void {
  const previous = session;
  session = next;
  for (const listener of listeners) listener(next, previous);
}

export function subscribeToSession(listener: (next: Session, previous: Session) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, readSession);
}

export function readAccessToken(): string | null {
  return accessToken;
}

export function readGeneration(): number {
  return generation;
}

/** A token of the running session: the session stays the same. */
export function renewAccessToken(token: string): void {
  accessToken = token;
}

export function beginSession({ token, user }: { token: string; user: User }): void {
  generation += 1;
  accessToken = token;
  changeSession({ status: 'signed-in', user });
}

/** The server's present data of the signed-in user; another user's data are ignored. */
export function renewUser(user: User): void {
  if (session.status === 'signed-in' && session.user.id === user.id)
    changeSession({ status: 'signed-in', user });
}

export function endSession(reason: 'none' | 'left' | 'expired'): void {
  if (reason === 'left') clearTabInputs();
  generation += 1;
  accessToken = null;
  changeSession({ status: 'signed-out', reason });
}
