import { api } from '@citato/contract';
import { createNetworkError } from './api-error.ts';
import { addressOf } from './browser/base-path.ts';

/** Throws `ApiError` when the server does not answer. */
export async function reachServer(): Promise<void> {
  const response = await fetch(addressOf(api.getConfig.path)).catch(() => null);
  if (response?.ok !== true) throw createNetworkError();
}
