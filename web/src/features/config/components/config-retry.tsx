import type { ReactNode } from 'react';
import { RetryLine } from '#ui';
import { useConfig } from '../queries.ts';

/** Stands where something of this deployment should, when that did not come: what is not known is not denied. */
export function ConfigRetry({ children }: { children: ReactNode }) {
  const config = useConfig();
  if (!config.isLoadingError) return null;
  return (
    <RetryLine isRetrying={config.isFetching} onRetry={() => void config.refetch()}>
      {children}
    </RetryLine>
  );
}
