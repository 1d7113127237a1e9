import type { WebhookDelivery } from '@citato/contract';
import { Badge, Button, ErrorState, showToast, Skeleton, SkeletonSwitch } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { DELIVERY_WORDS, nameEvent, webhooksCopy } from '../copy.ts';
import { describeAnswer, describeAttempts, layOut } from '../model.ts';
import { useWebhookDeliveries, useWebhookChanges } from '../queries.ts';

const copy = webhooksCopy.log;
const TONES = { waiting: 'accent', delivered: 'positive', failed: 'negative', other: 'neutral' } as const;

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
                <Line key={delivery.id} webhookId={webhookId} delivery={delivery} canResend={canResend} />
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

interface LineProps {
  webhookId: string;
  delivery: WebhookDelivery;
  canResend: boolean;
}

function Line({ webhookId, delivery, canResend }: LineProps) {
  const { event, status, createdAt, nextAttemptAt, attempts, body, excerpt, messageId } = delivery;
  const now = readNow();
  const answer = describeAnswer(delivery);
  const { resend } = useWebhookChanges(webhookId);
  const again = () => {
    // Callbacks of mutate() are lost with the log, which may be closed meanwhile.
    resend.mutateAsync(delivery.id).then(
      () => {
        showToast({ title: copy.resent, description: copy.resentText, tone: 'success' });
      },
      (error: unknown) => {
        const description = readErrorMessage({ error, fallback: webhooksCopy.fallback });
        showToast({ title: webhooksCopy.failed, description, tone: 'error' });
      },
    );
  };
  return (
    <li className="grid gap-2 py-3.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="text-sm font-medium">{nameEvent(event)}</span>
        <Badge tone={TONES[status]}>{DELIVERY_WORDS[status]}</Badge>
        <span className="text-xs text-muted">{formatMoment({ iso: createdAt, now })}</span>
      </div>
      {attempts > 0 && (
        <p className="text-xs text-muted">
          {answer !== null && <span className="text-text">{answer} · </span>}
          {describeAttempts(delivery)}
          {status === 'waiting' &&
            nextAttemptAt !== null &&
            ` · ${copy.next(formatMoment({ iso: nextAttemptAt, now }))}`}
        </p>
      )}
      <details className="text-xs">
        <summary className="min-h-8 cursor-pointer py-1.5 text-muted hover:text-text pointer-coarse:min-h-11 pointer-coarse:py-3">
          {copy.details}
        </summary>
        <div className="grid gap-3 pt-1 pb-2">
          <p className="wrap-anywhere text-muted">webhook-id: {messageId}</p>
          <Block title={copy.sent} text={layOut(body)} />
          {excerpt !== null && (
            <Block title={copy.received} text={excerpt === '' ? copy.emptyAnswer : excerpt} />
          )}
          {canResend && status !== 'waiting' && (
            <Button className="justify-self-start" isLoading={resend.isPending} onClick={again}>
              {copy.resend}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-medium">{title}</p>
      <pre className="max-h-64 overflow-y-auto rounded-2 bg-sunken px-3 py-2.5 font-sans whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </div>
  );
}
