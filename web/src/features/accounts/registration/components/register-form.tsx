import type { PlanId } from '@citato/contract';
import { Field, PasswordInput, TextInput, useFailureToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { applyFieldErrors } from '../../access/apply-field-errors.ts';
import { registrationCopy } from '../copy.ts';
import { registrationForm, type RegistrationForm } from '../registration-form.ts';
import { useRegistration } from '../use-registration.ts';
import { Refusal } from '../../access/components/refusal.tsx';
import { SubmitButton } from '../../access/components/submit-button.tsx';

const copy = registrationCopy.register;
const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

interface RegisterFormProps {
  plan: PlanId;
  onRegistered: (person: Pick<RegistrationForm, 'email' | 'firstName' | 'lastName'>) => void;
}

export function RegisterForm({ plan, onRegistered }: RegisterFormProps) {
  const { register, handleSubmit, formState, setError } = useValidatedForm({
    schema: registrationForm,
    // Text typed before the app was loaded stands in the fields.
    defaultValues: {},
  });
  const { errors } = formState;
  const registration = useRegistration(plan);
  const failure = useFailureToast();

  const send = useOneAtATime(async (values: RegistrationForm) => {
    try {
      await registration.mutateAsync(values);
      failure.takeBack();
      onRegistered(values);
    } catch (error) {
      applyFieldErrors({ error, fields: FIELDS, setError });
      const description = readErrorMessage({ error, fallback: copy.errorFallback });
      failure.tell({ title: copy.errorTitle, description });
    }
  });
  const submit = handleSubmit(send);

  return (
    <>
      <Refusal error={registration.error} fields={FIELDS} fallback={copy.errorFallback} />
      <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label={copy.firstName} error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label={copy.lastName} error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" {...register('lastName')} />
          </Field>
        </div>
        <Field label={copy.email} error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={copy.password} help={copy.passwordHelp} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password', { deps: 'confirmPassword' })} />
        </Field>
        <Field label={copy.confirmPassword} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <SubmitButton copy={copy} isSending={registration.isPending} />
      </form>
    </>
  );
}
