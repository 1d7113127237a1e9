import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { Field, TextInput } from '#ui';
import { callApi } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { recoveryCopy } from '../copy.ts';
import { Refusal } from '../../access/components/refusal.tsx';
import { SubmitButton } from '../../access/components/submit-button.tsx';

const copy = recoveryCopy.forgot;

interface ForgotPasswordFormProps {
  /** The request was taken; the message says the same for every address. */
  onSent: (sent: { email: string; message: string }) => void;
}

export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { register, handleSubmit, formState } = useValidatedForm({
    schema: api.requestPasswordReset.body,
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: (body: { email: string }) =>
      callApi(api.requestPasswordReset, { body, fallbackMessage: copy.errorFallback }),
  });

  const submit = handleSubmit(
    useOneAtATime(async ({ email }: { email: string }) => {
      const answer = await request.mutateAsync({ email }).catch(() => null);
      if (answer !== null) onSent({ email, message: answer.message });
    }),
  );

  return (
    <>
      <Refusal error={request.error} fallback={copy.errorFallback} />
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.email} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <SubmitButton copy={copy} isSending={request.isPending} />
      </form>
    </>
  );
}
