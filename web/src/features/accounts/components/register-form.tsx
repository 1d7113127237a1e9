import type { PlanId } from '@citato/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Button, Field, FormBanner, PasswordInput, showToast, TextInput } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { applyFieldErrors } from '../apply-field-errors.ts';
import { accountsCopy } from '../copy.ts';
import { registrationForm, type RegistrationForm } from '../registration-form.ts';
import { useRegistration } from '../use-registration.ts';

const copy = accountsCopy.register;
const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

interface RegisterFormProps {
  plan: PlanId;
  onRegistered: (person: Pick<RegistrationForm, 'email' | 'firstName' | 'lastName'>) => void;
}

export function RegisterForm({ plan, onRegistered }: RegisterFormProps) {
  const { register, handleSubmit, formState, setError, getFieldState, trigger } = useForm({
    resolver: standardSchemaResolver(registrationForm),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const registration = useRegistration(plan);

  const send = useOneAtATime(async (values: RegistrationForm) => {
    try {
      await registration.mutateAsync(values);
      onRegistered(values);
    } catch (error) {
      applyFieldErrors({ error, fields: ['firstName', 'lastName', 'email', 'password'], setError });
      const description = readErrorMessage({ error, fallback: copy.errorFallback });
      showToast({ title: copy.errorTitle, description, tone: 'error' });
    }
  });
  const submit = handleSubmit(send);
  const recheckConfirmation = () => {
    if (getFieldState('confirmPassword').isTouched) void trigger('confirmPassword');
  };

  return (
    <>
      {registration.isError && (
        <FormBanner
          title={copy.errorTitle}
          message={readErrorMessage({ error: registration.error, fallback: copy.errorFallback })}
        />
      )}
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
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
          <PasswordInput
            autoComplete="new-password"
            {...register('password', { onChange: recheckConfirmation })}
          />
        </Field>
        <Field label={copy.confirmPassword} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isLoading={registration.isPending}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </>
  );
}
