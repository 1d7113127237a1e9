import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextInput } from '#ui';
import { rewrite } from '../card-text.ts';

interface CardFieldProps extends Omit<
  ComponentProps<'input'>,
  keyof UseFormRegisterReturn | 'type' | 'className'
> {
  label: string;
  help?: string;
  error: string | undefined;
  format: (typed: string) => string;
  registration: UseFormRegisterReturn;
}

/** A field of digits that takes the form of what is printed on the card while it is typed. */
export function CardField({ label, help, error, format, registration, ...rest }: CardFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        inputMode="numeric"
        spellCheck={false}
        {...rest}
        {...registration}
        onChange={(event) => {
          rewrite(event.target, format);
          return registration.onChange(event);
        }}
      />
    </Field>
  );
}
