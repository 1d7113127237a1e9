import { companyInput, type CompanyInput } from '@citato/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button, Field, TextArea, TextInput } from '#ui';
import { companiesCopy } from '../copy.ts';

const copy = companiesCopy.companyForm;

interface CompanyFormProps {
  defaultValues: CompanyInput | null;
  onSubmit: (company: CompanyInput) => void;
}

/** Step one: who is looked for in the answers. What was typed survives going on and back. */
export function CompanyForm({ defaultValues, onSubmit }: CompanyFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(companyInput),
    mode: 'onTouched',
    defaultValues: defaultValues ?? { name: '', websiteUrl: '', description: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit((company) => {
          onSubmit(company);
        })(event)
      }
    >
      <Field label={copy.name} error={errors.name?.message}>
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <Field label={copy.website} error={errors.websiteUrl?.message}>
        <TextInput
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={copy.websitePlaceholder}
          {...register('websiteUrl')}
        />
      </Field>
      <Field
        label={copy.description}
        isOptional
        help={copy.descriptionHelp}
        error={errors.description?.message}
      >
        <TextArea placeholder={copy.descriptionPlaceholder} {...register('description')} />
      </Field>
      <div className="mt-2 grid sm:justify-end">
        <Button type="submit" variant="primary" className="min-h-12 sm:min-h-11 sm:min-w-33">
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
