import { api } from '@citato/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button, Field, FormBanner, showToast, TextInput } from '#ui';
import { callApi, readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { accountsCopy } from '../copy.ts';

const copy = accountsCopy.forgot;

interface ForgotPasswordFormProps {
  /** The request was taken; the message says the same for every address. */
  onSent: (sent: { email: string; message: string }) => void;
}

export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(api.forgotPassword.body),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: (body: { email: string }) =>
      callApi(api.forgotPassword, { body, fallbackMessage: copy.errorFallback }),
  });

  const submit = handleSubmit(
    useOneAtATime(async ({ email }: { email: string }) => {
      try {
        const { message } = await request.mutateAsync({ email });
        onSent({ email, message });
      } catch (error) {
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: accountsCopy.errorTitle, description, tone: 'error' });
      }
    }),
  );

  return (
    <>
      {request.isError && (
        <FormBanner
          title={accountsCopy.errorTitle}
          message={readErrorMessage({ error: request.error, fallback: copy.errorFallback })}
        />
      )}
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label={copy.email} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isLoading={request.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </>
  );
}
