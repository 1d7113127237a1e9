import type { Webhook, WebhookDelivery } from '@citato/contract';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog, Button, IconButton, Menu, MenuItem, MenuSeparator, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { webhooksCopy as copy } from '../copy.ts';
import { describeAnswer, readHost } from '../model.ts';
import { useWebhookChanges } from '../queries.ts';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';

export interface WebhookItemProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

const fail = (error: unknown) => {
  const description = readErrorMessage({ error, fallback: copy.fallback });
  showToast({ title: copy.failed, description, tone: 'error' });
};

/** The test button beside the menu of rarer actions, each with its own dialog. */
export function Actions({ webhook, onSecret }: WebhookItemProps) {
  const { id, url, status } = webhook;
  const [opened, setOpened] = useState<'edit' | 'renew' | 'remove' | null>(null);
  const { update, test } = useWebhookChanges(id);
  const close = () => {
    setOpened(null);
  };
  const tryOut = () => {
    // Callbacks of mutate() are lost with the page: a test delivery may take longer than the user stays.
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
