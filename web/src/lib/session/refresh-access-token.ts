import { api, type ErrorCode } from '@citato/contract';
import { ApiError } from '../api-error.ts';
import { nameHere } from '../browser/base-path.ts';
import { sendRequest } from '../send-request.ts';
import { readAccessToken, readGeneration, renewAccessToken } from './session-store.ts';
import { readStored, STORAGE_KEYS } from '../storage.ts';

let running: Promise<string> | null = null;

/**
 * A new access token by the refresh cookie. All callers of this tab share one refresh, the tabs take turns.
 * @param staleToken the token that was refused: when another caller has replaced it meanwhile, that one is returned
 * @throws ApiError 401 when the session is over, another status when the server could not be asked
 */
export async function refreshAccessToken(staleToken: string | null): Promise<string> {
  const present = readAccessToken();
  if (present !== null && present !== staleToken) return present;
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}

async function refresh(): Promise<string> {
  const generation = readGeneration();
  const { accessToken } = await takeTurn(async () => {
    if (readStored(STORAGE_KEYS.signedOut) !== null) throw createSignedOutError();
    return sendRequest({ endpoint: api.refreshSession, input: {}, accessToken: null });
  });
  if (generation !== readGeneration()) throw createSignedOutError();
  renewAccessToken(accessToken);
  return accessToken;
}

// Rotations of one cookie by several tabs at once would race; a browser without locks relies on the server's grace.
function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // eslint-disable-next-line no-restricted-properties -- looked for first: it is missing on plain http
  return 'locks' in navigator ? navigator.locks.request(nameHere('citato.refresh'), work) : work();
}

function createSignedOutError(): ApiError {
  // In words of its own: the catalogue would bring every sentence of the server into the first load of every page.
  const code: ErrorCode = 'accounts.unauthenticated';
  return new ApiError({ status: 401, code, message: 'La sessione è scaduta. Accedi di nuovo.' });
}
