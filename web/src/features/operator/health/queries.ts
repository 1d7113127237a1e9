import { api } from '@citato/contract';
import { callApi } from '#lib/api-client';
import { useWatched } from '../panel/use-watched.ts';

export function useHealth() {
  return useWatched({ key: [api.getHealth.path], ask: (look) => callApi(api.getHealth, look) });
}
