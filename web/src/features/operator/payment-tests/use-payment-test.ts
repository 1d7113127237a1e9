import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import type { paymentTestsCopy as copy } from './copy.ts';

export type TestName = keyof typeof copy.tests;

/** Runs one of the payment tests; nothing is repeated automatically. */
export function usePaymentTest(name: TestName) {
  return useMutation({ mutationFn: () => callApi(api[name], {}) });
}

/** Moves the sandbox's time on. */
export function useSandboxClock() {
  return useMutation({
    mutationFn: (advanceSeconds: number) => callApi(api.moveSandboxClock, { body: { advanceSeconds } }),
  });
}
