import { useNavigate } from '@tanstack/react-router';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { showToast } from '#ui';
import { adminCopy } from './copy.ts';

/** Shows why an act of an administrator failed; a user who is no administrator any more is redirected home. */
export function useShowFailure(): (error: unknown, words: { title: string; fallback: string }) => void {
  const navigate = useNavigate();
  return (error, { title, fallback }) => {
    const isDenied = error instanceof ApiError && error.code === 'accounts.admin_only';
    const description = readErrorMessage({ error, fallback });
    showToast({ title: isDenied ? adminCopy.denied : title, description, tone: 'error' });
    if (isDenied) void navigate({ to: '/', replace: true });
  };
}
