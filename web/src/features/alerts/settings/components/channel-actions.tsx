import type { AlertChannel } from '@citato/contract';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import {
  AlertDialog,
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  showToast,
} from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { useChannelChanges } from '../queries.ts';
import { channelsCopy as copy } from '../copy.ts';
import { nameChannel } from '../model.ts';
import { AddressField } from './address-field.tsx';
import { announceAdded } from './channel-form.tsx';

const fail = (error: unknown) => {
  const description = readErrorMessage({ error, fallback: copy.fallback });
  showToast({ title: copy.refused, description, tone: 'error' });
};

/** A test beside the menu of rarer actions. */
export function ChannelActions({ channel }: { channel: AlertChannel }) {
  const { id, status } = channel;
  const [opened, setOpened] = useState<'change' | 'remove' | null>(null);
  const { update, test, remove } = useChannelChanges();
  const close = () => {
    setOpened(null);
  };
  const tryOut = () => {
    test.mutateAsync(id).then(({ status: outcome, responseStatus, fault }) => {
      if (outcome === 'delivered') {
        announceAdded(channel, copy.tested);
        return;
      }
      const why = fault === null ? String(responseStatus ?? '') : copy.log.faults[fault];
      showToast({ title: copy.testFailed, description: why, tone: 'error' });
    }, fail);
  };
  return (
    <div className="flex items-center gap-2">
      {status !== 'not_included' && (
        <Button size="sm" isLoading={test.isPending} loadingLabel={copy.submitting} onClick={tryOut}>
          {copy.test}
        </Button>
      )}
      <Menu trigger={<IconButton label={copy.actions(nameChannel(channel))} icon={<EllipsisVertical />} />}>
        <MenuItem onSelect={() => setOpened('change')}>{copy.change}</MenuItem>
        <MenuItem
          onSelect={() => {
            update.mutateAsync({ channelId: id, isEnabled: status === 'disabled' }).catch(fail);
          }}
        >
          {status === 'disabled' ? copy.turnOn : copy.turnOff}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setOpened('remove')}>{copy.remove}</MenuItem>
      </Menu>
      {opened === 'change' && <NewAddress channel={channel} onClose={close} />}
      <AlertDialog
        isOpen={opened === 'remove'}
        onOpenChange={close}
        title={copy.removeTitle}
        description={copy.removeText}
        actionLabel={copy.remove}
        isPending={remove.isPending}
        onConfirm={() => {
          remove.mutateAsync(id).then(() => {
            close();
            showToast({ title: copy.removed, tone: 'success' });
          }, fail);
        }}
      />
    </div>
  );
}

function NewAddress({ channel, onClose }: { channel: AlertChannel; onClose: () => void }) {
  const { update } = useChannelChanges();
  const [address, setAddress] = useState('');
  const submit = () => {
    update.mutateAsync({ channelId: channel.id, address }).then(
      (changed) => {
        onClose();
        announceAdded(changed, copy.changed);
      },
      () => undefined,
    );
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.changeTitle} hasInput={address !== ''}>
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (!update.isPending) submit();
        }}
      >
        <DialogBody className="pt-4">
          <AddressField address={address} help={copy.addressHelp} attempt={update} onChange={setAddress} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={update.isPending} loadingLabel={copy.submitting}>
            {copy.changeSubmit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
