import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PageLoading, ToastRegion } from '#ui';
import { useSession } from '#lib/session/session-store';
import type { RunningApp } from './start-app.ts';
import { Unreachable } from './failures/unreachable.tsx';

export function App({ queryClient, router }: Pick<RunningApp, 'queryClient' | 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen router={router} />
      <ToastRegion />
    </QueryClientProvider>
  );
}

function Screen({ router }: Pick<RunningApp, 'router'>) {
  const session = useSession();
  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'unreachable') return <Unreachable />;
  return <RouterProvider router={router} />;
}
