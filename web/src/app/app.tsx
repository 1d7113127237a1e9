import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PageLoading, ToastRegion } from '#ui';
import { useSession } from '#lib/session-store';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { Unreachable } from './unreachable.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen />
      <ToastRegion />
    </QueryClientProvider>
  );
}

function Screen() {
  const session = useSession();
  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'unreachable') return <Unreachable />;
  return <RouterProvider router={router} />;
}
