import { useState } from 'react';
import { Button, Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { webhooksCopy as copy } from '../copy.ts';
import { useCreateWebhookEndpoint, useWebhookEndpoints } from '../queries.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { WebhookAllowance } from './webhook-allowance.tsx';

/** An account's endpoints, with what its plan holds; a new secret is shown over all of it. */
export function WebhookList() {
  const list = useWebhookEndpoints();
  const add = useCreateWebhookEndpoint();
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<{ secret: string; isRenewed: boolean } | null>(null);
  if (list.isLoadingError) {
    return (
      <ErrorState title={copy.loadFailed} isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
        {list.error.message} {copy.loadFailedText}
      </ErrorState>
    );
  }
  const { webhooks = [], max = 0 } = list.data ?? {};
  const open = () => {
    add.reset();
    setIsAdding(true);
  };
  return (
    <Card>
      <section className="grid grid-cols-1 gap-4 px-4 py-6 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
            <p className="text-sm text-muted">{copy.intro}</p>
          </div>
          {webhooks.length > 0 && webhooks.length < max && (
            <Button variant="primary" className="max-sm:min-h-12 max-sm:w-full" onClick={open}>
              {copy.add}
            </Button>
          )}
        </div>
        <SkeletonSwitch isPending={list.isPending} skeleton={<Skeleton className="h-24" />}>
          {() => (
            <>
              <ul className="grid divide-y border-t empty:hidden">
                {webhooks.map((webhook) => (
                  <WebhookItem
                    key={webhook.id}
                    webhook={webhook}
                    onSecret={(secret) => {
                      setShown({ secret, isRenewed: true });
                    }}
                  />
                ))}
              </ul>
              <WebhookAllowance count={webhooks.length} max={max} onAdd={open} />
            </>
          )}
        </SkeletonSwitch>
      </section>
      {isAdding && (
        <WebhookFormDialog
          webhook={null}
          error={add.error}
          onSave={async (values) => {
            const { secret } = await add.mutateAsync(values);
            setShown({ secret, isRenewed: false });
          }}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
      {shown !== null && (
        <SecretDialog
          {...shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </Card>
  );
}
