import type { Webhook, WebhookDelivery } from '@citato/contract';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import {
  AlertDialog,
  Badge,
  Button,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  showToast,
  StatusDot,
} from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime } from '#lib/format';
import { nameEvent, webhooksCopy as copy } from '../copy.ts';
import { describeAnswer, readHost } from '../model.ts';
import { useWebhookChanges } from '../queries.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';

interface WebhookItemProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

const fail = (error: unknown) => {
  const description = readErrorMessage({ error, fallback: copy.fallback });
  showToast({ title: copy.failed, description, tone: 'error' });
};

/** One endpoint: where to, what of, how it is doing, and everything that can be done with it. */
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

/** The trial beside the menu of what is done seldom, each with its own dialog. */
function Actions({ webhook, onSecret }: WebhookItemProps) {
  const { id, url, status } = webhook;
  const [opened, setOpened] = useState<'edit' | 'renew' | 'remove' | null>(null);
  const { update, test } = useWebhookChanges(id);
  const close = () => {
    setOpened(null);
  };
  const tryOut = () => {
    // Callbacks of mutate() are lost with the page: a trial may take longer than somebody stays.
    test.mutateAsync().then(describeTestDelivery, fail);
  };
  return (
    <div className="flex items-center gap-2">
      {status !== 'not_included' && (
        <Button isLoading={test.isPending} loadingLabel={copy.testing} onClick={tryOut}>
          {copy.test}
        </Button>
      )}
      <Menu trigger={<IconButton label={copy.actions(readHost(url))} icon={<EllipsisVertical />} />}>
        <MenuItem onSelect={() => setOpened('edit')}>{copy.edit}</MenuItem>
        <MenuItem onSelect={() => setOpened('renew')}>{copy.renew}</MenuItem>
        <MenuItem
          onSelect={() => {
            update.mutateAsync({ isEnabled: status === 'disabled' }).catch(fail);
          }}
        >
          {status === 'disabled' ? copy.turnOn : copy.turnOff}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setOpened('remove')}>{copy.remove}</MenuItem>
      </Menu>
      {opened === 'edit' && <Edit webhook={webhook} onClose={close} />}
      <Renewal webhookId={id} isOpen={opened === 'renew'} onSecret={onSecret} onClose={close} />
      <Removal webhook={webhook} isOpen={opened === 'remove'} onClose={close} />
    </div>
  );
}

function describeTestDelivery(delivery: WebhookDelivery): void {
  const answer = describeAnswer(delivery) ?? '';
  if (delivery.status === 'delivered')
    showToast({ title: copy.tested, description: copy.testedText(answer), tone: 'success' });
  else showToast({ title: copy.testFailed, description: copy.testFailedText(answer), tone: 'error' });
}

function Edit({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { update } = useWebhookChanges(webhook.id);
  return (
    <WebhookFormDialog
      webhook={webhook}
      error={update.error}
      onSave={async (values) => {
        await update.mutateAsync({ ...values, description: values.description ?? '' });
        showToast({ title: copy.form.saved, tone: 'success' });
      }}
      onClose={onClose}
    />
  );
}

interface RenewalProps {
  webhookId: string;
  isOpen: boolean;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function Renewal({ webhookId, isOpen, onSecret, onClose }: RenewalProps) {
  const { renew } = useWebhookChanges(webhookId);
  const confirm = () => {
    renew.mutateAsync().then(({ secret }) => {
      onClose();
      onSecret(secret);
    }, fail);
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={copy.renewal.title}
      description={copy.renewal.text}
      actionLabel={copy.renewal.action}
      isPending={renew.isPending}
      onConfirm={confirm}
    />
  );
}

function Removal({ webhook, isOpen, onClose }: { webhook: Webhook; isOpen: boolean; onClose: () => void }) {
  const { remove } = useWebhookChanges(webhook.id);
  const confirm = () => {
    // Callbacks of mutate() are lost with the webhook’s place in the list.
    remove.mutateAsync().then(() => {
      onClose();
      showToast({ title: copy.removal.done, tone: 'success' });
    }, fail);
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={copy.removal.title}
      description={
        <>
          {copy.removal.before}
          <b>{readHost(webhook.url)}</b>
          {copy.removal.after}
        </>
      }
      actionLabel={copy.removal.action}
      isPending={remove.isPending}
      onConfirm={confirm}
    />
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
