import { type BillingInfoInput, findRecipientAbroad, findVatForm, isInUnion } from '@citato/contract';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button, Field, TextInput } from '#ui';
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
      {!isBusiness && (
        <FiscalCode form={form} help={country === 'IT' ? copy.fiscalCodeHelp : copy.fiscalCodeHelpAbroad} />
      )}
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
        <Field label={copy.sdiCode} help={explainRecipient(country)} error={errors.sdiCode?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('sdiCode', OF_KIND)}
          />
        </Field>
      </div>
      <FiscalCodeOfBusiness form={form} />
    </>
  );
}

/** Few have one beside their VAT number, or none: they ask for the field. */
function FiscalCodeOfBusiness({ form }: Pick<CustomerFieldsProps, 'form'>) {
  const { defaultValues, errors } = form.formState;
  const [isAsked, setIsAsked] = useState(false);
  const isSaved = defaultValues?.customerType === 'business' && !!defaultValues.fiscalCode;
  if (isAsked || isSaved || errors.fiscalCode !== undefined)
    return <FiscalCode form={form} help={copy.fiscalCodeHelpBusiness} />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="sm"
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {copy.addFiscalCode}
      </Button>
      <p className="text-xs text-muted">{copy.fiscalCodeHelpBusiness}</p>
    </div>
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

function FiscalCode({ form, help }: Pick<CustomerFieldsProps, 'form'> & { help: string }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <Field label={copy.fiscalCode} help={help} error={errors.fiscalCode?.message}>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('fiscalCode', { ...OF_KIND, deps: 'vatNumber' })}
      />
    </Field>
  );
}

function explainVatNumber(country: string): string {
  if (country === 'IT') return copy.vatNumberHelp;
  const example = findVatForm(country)?.example ?? null;
  return isInUnion(country) && example !== null
    ? copy.vatNumberHelpAbroad(example)
    : copy.vatNumberHelpNoUnion(example);
}

function explainRecipient(country: string): string {
  const abroad = findRecipientAbroad(country);
  return abroad === null ? copy.sdiCodeHelp : copy.sdiCodeHelpAbroad(abroad);
}
