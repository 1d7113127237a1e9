import type { BillingInfoInput } from '@citato/contract';
import type { UseFormReturn } from 'react-hook-form';
import { Field, TextInput } from '#ui';
import { billingCopy } from '../copy.ts';

const copy = billingCopy.form;
/** What belongs to the other kind of customer is not sent, nor can it be wrong. */
const OF_KIND = { shouldUnregister: true };

interface CustomerFieldsProps {
  form: Pick<UseFormReturn<BillingInfoInput>, 'register' | 'formState'>;
  customerType: BillingInfoInput['customerType'];
  country: BillingInfoInput['country'];
}

/** Who the customer is, and the codes an invoice needs of them. */
export function CustomerFields({ form, customerType, country }: CustomerFieldsProps) {
  const isBusiness = customerType === 'business';
  return (
    <>
      {isBusiness && <BusinessFields form={form} country={country} />}
      <NameFields form={form} isContact={isBusiness} />
      {!isBusiness && <FiscalCode form={form} country={country} />}
    </>
  );
}

function BusinessFields({ form, country }: Pick<CustomerFieldsProps, 'form' | 'country'>) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <Field label={copy.companyName} error={errors.companyName?.message}>
        <TextInput autoComplete="organization" {...register('companyName', OF_KIND)} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <Field label={copy.vatNumber} help={explainVatNumber(country)} error={errors.vatNumber?.message}>
          <TextInput autoComplete="off" spellCheck={false} {...register('vatNumber', OF_KIND)} />
        </Field>
        <Field
          label={copy.sdiCode}
          help={country === 'IT' ? copy.sdiCodeHelp : copy.sdiCodeHelpAbroad}
          error={errors.sdiCode?.message}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('sdiCode', OF_KIND)}
          />
        </Field>
      </div>
    </>
  );
}

/** Of a company they are whoever is to be asked about an invoice. */
function NameFields({ form, isContact }: Pick<CustomerFieldsProps, 'form'> & { isContact: boolean }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      <Field label={isContact ? copy.contactFirstName : copy.firstName} error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label={isContact ? copy.contactLastName : copy.lastName} error={errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...register('lastName')} />
      </Field>
    </div>
  );
}

function FiscalCode({ form, country }: Pick<CustomerFieldsProps, 'form' | 'country'>) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <Field
      label={copy.fiscalCode}
      help={country === 'IT' ? copy.fiscalCodeHelp : copy.fiscalCodeHelpAbroad}
      error={errors.fiscalCode?.message}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('fiscalCode', OF_KIND)}
      />
    </Field>
  );
}

function explainVatNumber(country: BillingInfoInput['country']): string {
  if (country === 'IT') return copy.vatNumberHelp;
  return country === 'US' ? copy.vatNumberHelpUnitedStates : copy.vatNumberHelpAbroad;
}
