import { api, type User } from '@citato/contract';
import { ApiError } from '../api-error.ts';
import { callApi } from '../api-client.ts';
import { refreshAccessToken } from './refresh-access-token.ts';
import { sendRequest } from '../send-request.ts';
import {
  beginSession,
  changeSession,
  endSession,
  readAccessToken,
  readGeneration,
  readSession,
} from './session-store.ts';
import { isRuledOut } from '../page-hints.ts';
import { announceToTabs, listenToTabs } from './session-channel.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../storage.ts';

/** What the signed-out flag holds while the server does not know of the sign-out yet. */
const REVOCATION_PENDING = 'revocation-pending';
const REVOKED = 'revoked';

/** Finds out, once at start, whether this browser is signed in: refresh, then the user. */
export async function initialiseSession(): Promise<void> {
  if (readStored(STORAGE_KEYS.signedOut) !== null) {
    endSession('none');
    await retryRevocation();
    return;
  }
  // Asking without a cookie would only leave an error in the console.
  if (isRuledOut('session')) endSession('none');
  else await resumeSession();
}

async function resumeSession(): Promise<void> {
  const generation = readGeneration();
  try {
    const token = await refreshAccessToken(readAccessToken());
    const user = await sendRequest({ endpoint: api.getOwnProfile, input: {}, accessToken: token });
    if (generation === readGeneration()) beginSession({ token, user });
  } catch (error) {
    if (generation !== readGeneration()) return;
    if (error instanceof ApiError && error.status === 401) endSession('none');
    else changeSession({ status: 'unreachable' });
  }
}

/** Asks again after the server could not be reached. */
export async function retrySession(): Promise<void> {
  changeSession({ status: 'loading' });
  await resumeSession();
}

/** Reads the session anew after the person opened another organisation, here and in every other tab. */
export async function reopenSession(): Promise<void> {
  announceToTabs({ type: 'switched' });
  endSession('none');
  await retrySession();
}

/** Takes over the session a login or a verification answered with. */
export function startSession({ accessToken, user }: { accessToken: string; user: User }): void {
  writeStored({ key: STORAGE_KEYS.signedOut, value: null });
  beginSession({ token: accessToken, user });
  announceToTabs({ type: 'signed-in', userId: user.id });
}

/** Signs out here at once, whatever the network does; the server is notified now or when it can be reached. */
export async function signOut(): Promise<void> {
  writeStored({ key: STORAGE_KEYS.signedOut, value: REVOCATION_PENDING });
  endSession('left');
  announceToTabs({ type: 'signed-out' });
  await retryRevocation();
}

async function retryRevocation(): Promise<void> {
  if (readStored(STORAGE_KEYS.signedOut) !== REVOCATION_PENDING) return;
  try {
    await callApi(api.signOut, {});
  } catch {
    // Still pending: tried again at the next start and when the network is back.
    return;
  }
  if (readStored(STORAGE_KEYS.signedOut) !== null) {
    writeStored({ key: STORAGE_KEYS.signedOut, value: REVOKED });
  }
}

/** Follows what other tabs and the network do; returns the way to stop. */
export function watchSession(): () => void {
  const onOnline = () => {
    void retryRevocation();
  };
  window.addEventListener('online', onOnline);
  const stopListening = listenToTabs((message) => {
    const session = readSession();
    if (message.type === 'signed-out') {
      if (session.status === 'signed-in') endSession('left');
      return;
    }
    const isSameUser =
      message.type === 'signed-in' && session.status === 'signed-in' && session.user.id === message.userId;
    if (isSameUser) return;
    endSession('none');
    void retrySession();
  });
  return () => {
    window.removeEventListener('online', onOnline);
    stopListening();
  };
}
