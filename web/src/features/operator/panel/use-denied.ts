import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '#ui';
import { adminCopy } from './copy.ts';

/** A user who is no administrator is shown so and redirected home; the server decides that, at every call. */
export function useDenied(message: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    showToast({ title: adminCopy.denied, description: message, tone: 'error' });
    void navigate({ to: '/', replace: true });
  }, [message, navigate]);
}
