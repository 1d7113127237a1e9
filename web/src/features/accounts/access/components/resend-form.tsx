import { api, type PlanId } from '@citato/contract';
import { Button, Field, TextInput } from '#ui';
import { useValidatedForm } from '#lib/use-validated-form';
import { accountsCopy } from '../copy.ts';
import { useResend } from '../use-resend.ts';

const copy = accountsCopy.resend;

interface ResendFormProps {
  plan: PlanId;
  variant: 'primary' | 'secondary';
}

/** A new verification link where the address is not known: it is asked for. */
export function ResendForm({ plan, variant }: ResendFormProps) {
  const { register, handleSubmit, formState } = useValidatedForm({
    schema: api.resendVerification.body,
    defaultValues: { email: '' },
  });
  const resend = useResend(plan);
  const submit = handleSubmit(({ email }) => {
    resend.mutate(email);
  });
  return (
    <form noValidate className="mt-3 grid w-full gap-3" onSubmit={(event) => void submit(event)}>
      <Field label={copy.email} error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button
        type="submit"
        variant={variant}
        className="min-h-11 sm:justify-self-start"
        isLoading={resend.isPending}
        loadingLabel={copy.sending}
      >
        {copy.submit}
      </Button>
    </form>
  );
}
