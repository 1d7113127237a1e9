import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** The documentation as a file that the browser can show. */
export function useDocumentation() {
  return useMutation({ mutationFn: () => callApi(api.getDocumentation, {}) });
}
