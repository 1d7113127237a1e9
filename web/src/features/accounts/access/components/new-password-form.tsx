import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { Field, PasswordInput } from '#ui';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { applyFieldErrors } from '../apply-field-errors.ts';
import type { NewPassword } from '../new-password-schemas.ts';
import { Refusal } from './refusal.tsx';
import { SubmitButton } from './submit-button.tsx';

const FIELDS = ['newPassword'] as const;

interface NewPasswordFormProps {
  schema: z.ZodMiniType<NewPassword, NewPassword>;
  copy: { next: string; nextHelp: string; confirm: string; submit: string; submitting: string };
  errorFallback: string;
  send: (newPassword: string) => Promise<void>;
}

/** A new password, typed twice. */
export function NewPasswordForm({ schema, copy, errorFallback, send }: NewPasswordFormProps) {
  const { register, handleSubmit, formState, setError } = useValidatedForm({
    schema,
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const sending = useMutation({ mutationFn: send });
  const submit = handleSubmit(
    useOneAtATime(async ({ newPassword }: NewPassword) => {
      try {
        await sending.mutateAsync(newPassword);
      } catch (error) {
        applyFieldErrors({ error, fields: FIELDS, setError });
      }
    }),
  );
  return (
    <>
      <Refusal error={sending.error} fields={FIELDS} fallback={errorFallback} />
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.next} help={copy.nextHelp} error={errors.newPassword?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('newPassword', { deps: 'confirmPassword' })}
          />
        </Field>
        <Field label={copy.confirm} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <SubmitButton copy={copy} isSending={sending.isPending} />
      </form>
    </>
  );
}
