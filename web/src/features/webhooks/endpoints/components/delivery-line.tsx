import type { WebhookDelivery } from '@citato/contract';
import { Badge, Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { DELIVERY_WORDS, nameEvent, webhooksCopy } from '../copy.ts';
import { describeAnswer, describeAttempts, layOut } from '../model.ts';
import { useWebhookChanges } from '../queries.ts';

const copy = webhooksCopy.log;
const TONES = { waiting: 'accent', delivered: 'positive', failed: 'negative', other: 'neutral' } as const;

interface DeliveryLineProps {
  webhookId: string;
  delivery: WebhookDelivery;
  canResend: boolean;
}

/** One message with what came of it; what was sent and answered unfolds. */
export function DeliveryLine({ webhookId, delivery, canResend }: DeliveryLineProps) {
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
