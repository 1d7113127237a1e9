import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '#lib/api-client';
import { changeSession, readSession } from '#lib/session-store';

export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: z.input<typeof api.updateProfile.body>) => callApi(api.updateProfile, { body }),
    onSuccess: (user) => {
      const session = readSession();
      if (session.status === 'signed-in' && session.user.id === user.id) {
        changeSession({ status: 'signed-in', user });
      }
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: z.input<typeof api.changePassword.body>) => callApi(api.changePassword, { body }),
  });
}
