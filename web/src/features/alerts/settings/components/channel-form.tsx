import { type AlertChannel, CHAT_NAMES } from '@citato/contract';
import { useState } from 'react';
import { Button, Field, SelectInput, showToast, TextInput } from '#ui';
import { useCompanies } from '#features/companies';
import { useChannelChanges } from '../queries.ts';
import { channelsCopy as copy } from '../copy.ts';
import { guessChat } from '../model.ts';
import { AddressField } from './address-field.tsx';

/** Says that a channel was kept, and what a yes of its chat is worth. */
export function announceAdded({ kind }: AlertChannel, title: string): void {
  const chat = kind === 'other' ? '' : CHAT_NAMES[kind];
  showToast({ title, description: copy.addedText(chat), tone: 'success' });
}

/** A new channel: its address, which says the chat, and whose alerts it is sent. */
export function ChannelForm() {
  const { create } = useChannelChanges();
  const companies = useCompanies().data?.companies ?? [];
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [companyId, setCompanyId] = useState('');
  const chat = guessChat(address);
  const submit = () => {
    const body = { address, name, companyId: companyId === '' ? null : companyId };
    create.mutateAsync(body).then(
      (channel) => {
        setAddress('');
        setName('');
        announceAdded(channel, copy.added);
      },
      () => undefined,
    );
  };
  return (
    <form
      noValidate
      className="grid gap-4 border-t bg-surface px-4 py-5 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) submit();
      }}
    >
      <p className="text-sm font-medium">{copy.add}</p>
      <AddressField
        address={address}
        help={chat === null ? copy.addressHelp : copy.recognised(chat)}
        attempt={create}
        onChange={setAddress}
      />
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-end">
        <Field label={copy.nameLabel} isOptional>
          <TextInput
            autoComplete="off"
            placeholder={copy.namePlaceholder}
            value={name}
            onChange={({ target: { value } }) => {
              setName(value);
            }}
          />
        </Field>
        <Field label={copy.companyLabel}>
          <SelectInput
            value={companyId}
            onChange={({ target: { value } }) => {
              setCompanyId(value);
            }}
          >
            <option value="">{copy.all}</option>
            {companies.map((company) => (
              <option key={company.id} value={company.id}>
                {company.name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Button type="submit" variant="primary" isLoading={create.isPending} loadingLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </div>
      <p className="text-xs text-pretty text-muted">
        <b className="font-medium text-text">{copy.where}</b> {copy.whereText}
      </p>
    </form>
  );
}
