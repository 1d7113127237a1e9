import type { Webhook } from '@citato/contract';
import { useState } from 'react';
import { Badge, Button, StatusDot } from '#ui';
import { formatDateTime } from '#lib/format';
import { nameEvent, webhooksCopy as copy } from '../copy.ts';
import { readHost } from '../model.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { type WebhookItemProps, Actions } from './webhook-actions.tsx';

/** One endpoint: address, events, health, and everything that can be done with it. */
export function WebhookItem({ webhook, onSecret }: WebhookItemProps) {
  const { id, url, description, events, status } = webhook;
  const [isLogOpen, setIsLogOpen] = useState(false);
  return (
    <li className="grid gap-3 py-5 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
            {description === '' ? readHost(url) : description}
            {status === 'active' ? (
              <StatusDot>{copy.status.active}</StatusDot>
            ) : (
              <Badge tone={status === 'disabled' ? 'neutral' : 'warning'}>{copy.status[status]}</Badge>
            )}
          </p>
          <p className="text-xs wrap-anywhere text-muted">{url}</p>
          <p className="text-xs text-muted">{events.map(nameEvent).join(' · ')}</p>
          <Warnings webhook={webhook} />
        </div>
        <Actions webhook={webhook} onSecret={onSecret} />
      </div>
      <Button
        variant="ghost"
        className="-ml-4.25 justify-self-start"
        aria-expanded={isLogOpen}
        onClick={() => {
          setIsLogOpen(!isLogOpen);
        }}
      >
        {isLogOpen ? copy.log.hide : copy.log.show}
      </Button>
      {isLogOpen && <DeliveryLog webhookId={id} canResend={status === 'active'} />}
    </li>
  );
}

function Warnings({ webhook }: { webhook: Webhook }) {
  const { status, disabledBecause, failingSince, previousSecretUntil } = webhook;
  return (
    <>
      {status === 'not_included' && <p className="text-xs text-warning">{copy.notIncludedText}</p>}
      {disabledBecause !== null && (
        <p className={disabledBecause === 'owner' ? 'text-xs text-muted' : 'text-xs text-warning'}>
          {copy.disabled[disabledBecause]}
        </p>
      )}
      {status === 'active' && failingSince !== null && (
        <p className="text-xs text-warning">{copy.failingSince(formatDateTime(failingSince))}</p>
      )}
      {previousSecretUntil !== null && (
        <p className="text-xs text-muted">{copy.bothUntil(formatDateTime(previousSecretUntil))}</p>
      )}
    </>
  );
}
