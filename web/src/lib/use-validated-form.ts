import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

type Schema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

interface FormRules<Input extends FieldValues, Output> {
  schema: Schema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** For a form whose button waits until everything is valid: there sending cannot say what is wrong. */
  isToldWhileTyping?: boolean;
}

/**
 * The one way a form of ours checks what is typed: when it is sent, then on each key until it is right. Never on
 * leaving a field: pressing the mouse on a button leaves the field first, an error that then appears moves the button
 * away, and the click is lost.
 */
export function useValidatedForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  isToldWhileTyping = false,
}: FormRules<Input, Output>): UseFormReturn<Input, unknown, Output> {
  return useForm({
    resolver: standardSchemaResolver(schema),
    mode: isToldWhileTyping ? 'onChange' : 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues,
  });
}
