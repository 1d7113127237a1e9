import type { ComponentProps } from 'react';
import { Field, TextInput } from '#ui';
import { marketsCopy as copy } from '../copy.ts';

interface PersonaFieldProps {
  input: ComponentProps<typeof TextInput>;
  error: string | undefined;
}

/** Who asks, in their own first words. */
export function PersonaField({ input, error }: PersonaFieldProps) {
  return (
    <Field label={copy.persona} isOptional help={copy.personaHelp} error={error}>
      <TextInput {...input} />
    </Field>
  );
}
