import { api } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '#lib/api-client';
import { renewUser } from '#lib/session/session-store';

export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: z.input<typeof api.updateProfile.body>) => callApi(api.updateProfile, { body }),
    onSuccess: renewUser,
  });
}

const sessionsKey = [api.listSessions.path] as const;

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    // The other devices are signed out with the old password.
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
    mutationFn: (body: z.input<typeof api.changePassword.body>) => callApi(api.changePassword, { body }),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    // Devices sign in and out elsewhere: every view reads anew.
    staleTime: 0,
    queryFn: ({ signal }) => callApi(api.listSessions, { signal }),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(api.endSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useExportData() {
  return useMutation({
    mutationFn: () => callApi(api.exportData, {}),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: z.input<typeof api.deleteAccount.body>) => callApi(api.deleteAccount, { body }),
  });
}
