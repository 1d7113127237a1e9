import { api } from '@citato/contract';
import { createNetworkError } from './api-error.ts';

/** Throws `ApiError` when the server does not answer. */
export async function reachServer(): Promise<void> {
  const response = await fetch(api.getConfig.path).catch(() => null);
  if (response?.ok !== true) throw createNetworkError();
}
