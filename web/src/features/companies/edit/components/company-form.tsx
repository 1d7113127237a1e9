import { cx } from 'class-variance-authority';
import { companyInput, parseWebsite } from '@citato/contract';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CompanyMarket } from '../../markets/components/lazy-fields.tsx';
import { describeSite } from '#features/suggestions';
import { Button, Field, TextArea, TextInput } from '#ui';
import { useValidatedForm } from '#lib/use-validated-form';
import { companiesCopy } from '../../list/copy.ts';
import type { CompanySteps } from '../use-company-steps.ts';
import { useSiteProfile } from '../use-site-profile.ts';

const copy = companiesCopy.companyForm;

/** Step one: the company and its site. What the site states is filled in; typed text stays. */
export function CompanyForm({ steps }: { steps: CompanySteps }) {
  const { suggestions } = steps;
  const form = useValidatedForm({
    schema: companyInput,
    defaultValues: steps.typed.company() ?? { name: '', websiteUrl: '', description: '' },
  });
  const { register, handleSubmit, formState, getValues } = form;
  const { errors } = formState;
  const { noteCompany } = steps.typed;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          noteCompany(values);
        },
      }),
    [form, noteCompany],
  );
  const market = useWatch({ control: form.control, name: 'market' });
  const fill = useSiteProfile({ form, newest: suggestions.newest });
  const readSite = () => {
    const { websiteUrl, name, description } = getValues();
    const origin = parseWebsite(websiteUrl);
    if (origin === null) return;
    // The address is typed: its site can be read while the rest is filled in.
    steps.lookAt({ websiteUrl: origin, companyName: name, description: description ?? null });
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onChange={steps.onTyping}
      onSubmit={(event) =>
        void handleSubmit((company) => {
          steps.continueWith(company);
        })(event)
      }
    >
      <div className="grid gap-1.5">
        <Field label={copy.website} error={errors.websiteUrl?.message}>
          <TextInput
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={copy.websitePlaceholder}
            {...register('websiteUrl', { onBlur: readSite })}
          />
        </Field>
        {/* Room for its longest sentence: it changes when the field is left, under the pointer nothing may move. */}
        <p
          role="status"
          className={cx('text-xs text-muted', errors.websiteUrl === undefined && 'min-h-15 sm:min-h-10')}
        >
          {errors.websiteUrl === undefined && describeSite(suggestions)}
        </p>
      </div>
      <Field label={copy.name} help={copy.nameHelp} error={errors.name?.message}>
        <TextInput autoComplete="organization" {...register('name', { onBlur: fill })} />
      </Field>
      <Field
        label={copy.description}
        isOptional
        help={copy.descriptionHelp}
        error={errors.description?.message}
      >
        <TextArea placeholder={copy.descriptionPlaceholder} {...register('description', { onBlur: fill })} />
      </Field>
      <CompanyMarket
        market={market}
        onChange={(chosen) => {
          form.setValue('market', chosen, { shouldDirty: true });
          steps.onTyping();
        }}
      />
      <div className="mt-2 grid sm:justify-end">
        <Button type="submit" variant="primary" className="min-h-12 sm:min-h-11 sm:min-w-33">
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
