import { api, type PlanId } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import type { RegistrationForm } from './registration-form.ts';

export function useRegistration(plan: PlanId) {
  return useMutation({
    mutationFn: ({ firstName, lastName, email, password }: RegistrationForm) =>
      callApi(api.registerAccount, {
        body: { firstName, lastName, email, password, plan },
        fallbackMessage: 'Registration failed',
      }),
  });
}
