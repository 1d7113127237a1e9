import type { BillingInfo, User } from '@citato/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button, Field, SegmentedChoice, SelectInput, showToast, TextInput } from '#ui';
import { applyFieldErrors, Refusal } from '#features/accounts';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { holdSent, useValidatedForm } from '#lib/use-validated-form';
import { billingCopy } from '../copy.ts';
import { COUNTRIES } from '../billing-countries.ts';
import { BILLING_FIELDS, billingDraft, chooseRecipient, fillBillingForm } from '../form-values.ts';
import { billingInfoForm } from '../italian-codes.ts';
import { useSaveBillingInfo } from '../queries.ts';
import { CustomerFields } from './customer-fields.tsx';

const copy = billingCopy.form;
const PLACE = 'billing';

/** Whom invoices are made out to; a person and a company are asked for different things. */
export function BillingForm({ info, user }: { info: BillingInfo | null; user: User }) {
  const [draft] = useState(() => billingDraft.find(PLACE));
  const form = useValidatedForm({
    schema: billingInfoForm,
    defaultValues: draft ?? fillBillingForm({ info, user }),
  });
  const { register, handleSubmit, formState, setError, control, getValues, setValue, trigger } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const save = useSaveBillingInfo();
  const [customerType, country] = useWatch({ control, name: ['customerType', 'country'] });
  billingDraft.useKeeping({ place: PLACE, read: () => (isDirty ? getValues() : null) });
  const submit = useOneAtATime(
    handleSubmit(async (values) => {
      const showSaved = holdSent({ form, fields: ['customerType', 'country', ...BILLING_FIELDS] });
      try {
        showSaved(fillBillingForm({ info: await save.mutateAsync(values), user }));
        showToast({ title: copy.done, tone: 'success' });
      } catch (error) {
        applyFieldErrors({ error, fields: BILLING_FIELDS, setError });
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: copy.errorTitle, description, tone: 'error' });
      }
    }),
  );
  const fillRecipient = () => {
    const chosen = getValues();
    if (chosen.customerType !== 'business') return;
    setValue('sdiCode', chooseRecipient({ country: chosen.country, typed: chosen.sdiCode ?? '' }));
  };
  // What was wrong may be right in another country, and the other way round.
  const followCountry = () => {
    fillRecipient();
    const wrong = BILLING_FIELDS.filter((name) => errors[name] !== undefined);
    if (wrong.length > 0) void trigger(wrong);
  };
  return (
    <div className="grid gap-5">
      <Refusal error={save.error} fields={BILLING_FIELDS} fallback={copy.errorFallback} />
      <form
        noValidate
        aria-label={copy.title}
        className="grid gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <SegmentedChoice
          legend={copy.customerType}
          items={[
            { value: 'private', label: copy.private },
            { value: 'business', label: copy.business },
          ]}
          {...register('customerType', { onChange: fillRecipient })}
        />
        <p className="-mt-3 text-xs text-muted">{copy.customerTypeHelp}</p>
        <CustomerFields form={form} customerType={customerType} country={country} />
        <Field label={copy.address} error={errors.address?.message}>
          <TextInput autoComplete="street-address" {...register('address')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr] sm:gap-3">
          <Field label={copy.postalCode} error={errors.postalCode?.message}>
            <TextInput autoComplete="postal-code" {...register('postalCode')} />
          </Field>
          <Field label={copy.city} error={errors.city?.message}>
            <TextInput autoComplete="address-level2" {...register('city')} />
          </Field>
        </div>
        <Field label={copy.country} error={errors.country?.message}>
          <SelectInput autoComplete="country" {...register('country', { onChange: followCountry })}>
            {COUNTRIES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="max-sm:min-h-12 max-sm:w-full sm:justify-self-end"
          isLoading={isSubmitting}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </form>
    </div>
  );
}
