import { readErrorMessage } from '#lib/api-client';
import { Field, TextInput } from '#ui';
import { channelsCopy as copy } from '../copy.ts';

interface AddressFieldProps {
  address: string;
  help: string;
  /** What the last attempt to store it met; another address is another attempt. */
  attempt: { readonly error: Error | null; readonly reset: () => void };
  onChange: (address: string) => void;
}

/** The address a chat gave for a channel. */
export function AddressField({ address, help, attempt: { error, reset }, onChange }: AddressFieldProps) {
  const message = error === null ? undefined : readErrorMessage({ error, fallback: copy.fallback });
  return (
    <Field label={copy.addressLabel} help={help} error={message}>
      <TextInput
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        onChange={({ target: { value } }) => {
          reset();
          onChange(value);
        }}
      />
    </Field>
  );
}
