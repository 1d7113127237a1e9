import { visitorSite } from '@citato/contract';
import { useEffect, useEffectEvent } from 'react';
import { Button, Field, FormBanner, TextInput } from '#ui';
import { useValidatedForm } from '#lib/use-validated-form';
import { visitorAnswerCopy as copy } from '../copy.ts';
import { describeProgress } from '../model.ts';
import type { VisitorRequest } from '../use-visitor-answer.ts';

/**
 * One field: the visitor's site. It works before the app is loaded: typed text stays, and a press waits for the app.
 */
export function SiteForm({ request }: { request: VisitorRequest }) {
  const { register, handleSubmit, formState, setFocus } = useValidatedForm({
    schema: visitorSite,
    // Text typed before the app was loaded stands in the field.
    defaultValues: {},
  });
  const focusField = useEffectEvent(() => {
    setFocus('websiteUrl', { shouldSelect: true });
  });
  useEffect(() => {
    if (request.resets > 0) focusField();
  }, [request.resets]);
  const submit = handleSubmit(({ websiteUrl }) => {
    request.start(websiteUrl);
  });
  return (
    <form
      method="post"
      noValidate
      data-beside=""
      className="grid gap-2"
      onSubmit={(event) => void submit(event)}
    >
      <Field label={copy.field} error={formState.errors.websiteUrl?.message} help={copy.note}>
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextInput
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            enterKeyHint="go"
            spellCheck={false}
            placeholder={copy.placeholder}
            className="min-h-12 text-field"
            {...register('websiteUrl')}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="sm:min-w-44"
            isLoading={request.isStarting}
            loadingLabel={copy.submitting}
          >
            {copy.submit}
          </Button>
        </div>
      </Field>
      {request.refusal !== null && <FormBanner message={request.refusal} />}
      <p role="status" className="sr-only">
        {describeProgress(request.answer)}
      </p>
    </form>
  );
}
