import type { ReactNode } from 'react';
import { RetryLine } from '#ui';
import { useConfig } from '../queries.ts';

/**
 * Shown in the place of a part that depends on the configuration, when that failed to load: unknown is not the same as
 * absent.
 */
export function ConfigRetry({ children }: { children: ReactNode }) {
  const config = useConfig();
  if (!config.isLoadingError) return null;
  return (
    <RetryLine isRetrying={config.isFetching} onRetry={() => void config.refetch()}>
      {children}
    </RetryLine>
  );
}
