import type { Member } from '@citato/contract';
import { type SyntheticEvent, useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Field,
  FormBanner,
  PasswordInput,
  SelectInput,
  showToast,
} from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { teamsCopy } from '../copy.ts';
import { nameMember } from '../model.ts';
import { useOfferOwnership } from '../queries.ts';

const copy = teamsCopy.ownership;

/** Offers a member the ownership: with the password, and nothing changes until they accept. */
export function OwnershipDialog({ others, onClose }: { others: readonly Member[]; onClose: () => void }) {
  const [userId, setUserId] = useState(others[0]?.userId ?? '');
  const [password, setPassword] = useState('');
  const offer = useOfferOwnership();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (offer.isPending) return;
    try {
      await offer.mutateAsync({ userId, password });
      showToast({ title: copy.offered, description: copy.offeredText, tone: 'success' });
      onClose();
    } catch {
      // Said in the form.
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.offer}
      description={copy.offerText}
      hasInput={password !== ''}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-4 pt-4 pb-1">
          {offer.error !== null && (
            <FormBanner message={readErrorMessage({ error: offer.error, fallback: teamsCopy.fallback })} />
          )}
          <Field label={copy.newOwner}>
            <SelectInput
              value={userId}
              onChange={({ target }) => {
                setUserId(target.value);
              }}
            >
              {others.map((member) => (
                <option key={member.userId} value={member.userId}>
                  {nameMember(member)}, {member.email}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Field label={copy.password}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => {
                setPassword(target.value);
              }}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button disabled={offer.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" isLoading={offer.isPending} loadingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
