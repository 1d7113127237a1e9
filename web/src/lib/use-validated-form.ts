import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';

type Schema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

interface FormRules<Input extends FieldValues, Output> {
  schema: Schema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** For a form whose button waits until everything is valid: there sending cannot say what is wrong. */
  isValidatedWhileTyping?: boolean;
}

/**
 * The one way a form of ours checks what is typed: when it is sent, then on each key until it is right. Never on
 * leaving a field: pressing the mouse on a button leaves the field first, an error that then appears moves the button
 * away, and the click is lost.
 */
export function useValidatedForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  isValidatedWhileTyping = false,
}: FormRules<Input, Output>): UseFormReturn<Input, unknown, Output> {
  return useForm({
    resolver: checkWith(schema),
    mode: isValidatedWhileTyping ? 'onChange' : 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues,
  });
}

/**
 * Holds on to what a form sends. The function it gives shows what was saved, but for the fields that were typed into
 * meanwhile: they stay, unsaved.
 */
export function holdSent<Input extends FieldValues>({
  form: { getValues, reset, setValue },
  fields,
}: {
  form: Pick<UseFormReturn<Input>, 'getValues' | 'reset' | 'setValue'>;
  fields: readonly FieldPath<Input>[];
}): (saved: Input) => void {
  const sent = fields.map((field) => getValues(field));
  return (saved) => {
    const typed = fields
      .map((field, index) => ({ field, value: getValues(field), isSent: getValues(field) === sent[index] }))
      .filter(({ isSent }) => !isSent);
    reset(saved);
    for (const { field, value } of typed) setValue(field, value, { shouldDirty: true });
  };
}

/** What is wrong, the first fault of each field, where the form looks for it. */
function checkWith<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const { data, error } = z.safeParse(schema, values);
    if (error === undefined) return { values: data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { path, code, message } of error.issues.toReversed())
      set(errors, path.map(String).join('.'), { type: code, message });
    return { values: {}, errors };
  };
}
