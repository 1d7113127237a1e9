import { Button, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { webhooksCopy } from '../copy.ts';
import { useWebhookDeliveries } from '../queries.ts';
import { DeliveryLine } from './delivery-line.tsx';

const copy = webhooksCopy.log;

/** What was sent to an endpoint, newest first; what is on its way is watched. */
export function DeliveryLog({ webhookId, canResend }: { webhookId: string; canResend: boolean }) {
  const log = useWebhookDeliveries(webhookId);
  if (log.isLoadingError) {
    return (
      <ErrorState title={copy.loadFailed} isRetrying={log.isFetching} onRetry={() => void log.refetch()}>
        {log.error.message}
      </ErrorState>
    );
  }
  const lines = log.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  return (
    <SkeletonSwitch isPending={log.isPending} skeleton={<Skeleton className="h-14" />}>
      {() =>
        lines.length === 0 ? (
          <p className="text-sm text-muted">{copy.none}</p>
        ) : (
          <div className="grid gap-4">
            <ul className="grid divide-y border-t">
              {lines.map((delivery) => (
                <DeliveryLine
                  key={delivery.id}
                  webhookId={webhookId}
                  delivery={delivery}
                  canResend={canResend}
                />
              ))}
            </ul>
            {log.hasNextPage && (
              <Button
                className="max-sm:w-full sm:justify-self-start"
                isLoading={log.isFetchingNextPage}
                onClick={() => void log.fetchNextPage()}
              >
                {copy.more}
              </Button>
            )}
            <p className="text-xs text-muted">{copy.kept}</p>
          </div>
        )
      }
    </SkeletonSwitch>
  );
}
