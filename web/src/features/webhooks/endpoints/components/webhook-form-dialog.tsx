import { api, type Webhook, WEBHOOK_EVENTS } from '@citato/contract';
import { CircleAlert } from 'lucide-react';
import type * as z from 'zod/mini';
import { Button, Dialog, DialogBody, DialogFoot, Field, FormBanner, TextInput, useWhileThere } from '#ui';
import { applyFieldErrors, isShownBelowField } from '#features/accounts';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { EVENT_WORDS, webhooksCopy } from '../copy.ts';

const copy = webhooksCopy.form;
const FIELDS = ['url', 'description', 'events'] as const;

interface WebhookFormDialogProps {
  /** The endpoint to change; null for a new one. */
  webhook: Webhook | null;
  /** Rejects with the server's refusal, which is shown here; else the dialog closes. */
  onSave: (values: z.output<typeof api.createWebhookEndpoint.body>) => Promise<void>;
  error: unknown;
  onClose: () => void;
}

/** Address and events of an endpoint. Stays open with the typed text when the server refuses it. */
export function WebhookFormDialog({ webhook, onSave, error, onClose }: WebhookFormDialogProps) {
  const { register, handleSubmit, formState, setError } = useValidatedForm({
    schema: api.createWebhookEndpoint.body,
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events.filter((event) => event !== 'other') ?? [...WEBHOOK_EVENTS],
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const closeThis = useWhileThere(onClose);
  const submit = useOneAtATime(
    handleSubmit(async (values) => {
      try {
        await onSave(values);
        closeThis();
      } catch (refusal) {
        applyFieldErrors({ error: refusal, fields: FIELDS, setError });
      }
    }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={webhook === null ? copy.addTitle : copy.editTitle}
      hasInput={isDirty}
    >
      <form noValidate className="contents" onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-5 pt-4">
          {error !== null && !isShownBelowField(error, FIELDS) && (
            <FormBanner message={readErrorMessage({ error, fallback: webhooksCopy.fallback })} />
          )}
          <Field label={copy.url} help={copy.urlHelp} error={errors.url?.message}>
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              {...register('url')}
            />
          </Field>
          <Field label={copy.description} error={errors.description?.message}>
            <TextInput autoComplete="off" {...register('description')} />
          </Field>
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">{copy.events}</legend>
            <div className="grid divide-y divide-line rounded-3 border">
              {WEBHOOK_EVENTS.map((event) => (
                <label key={event} className="flex cursor-pointer items-start gap-3 px-4 py-3">
                  <input
                    type="checkbox"
                    value={event}
                    className="mt-0.5 size-4.5 shrink-0 checkbox"
                    {...register('events')}
                  />
                  <span className="grid">
                    <span className="text-md">{EVENT_WORDS[event].label}</span>
                    <span className="text-xs text-muted">{EVENT_WORDS[event].help}</span>
                  </span>
                </label>
              ))}
            </div>
            {errors.events && (
              <p role="alert" className="flex gap-1.5 text-xs text-negative">
                <CircleAlert className="mt-[2.5px] size-[15px]" />
                {errors.events.message}
              </p>
            )}
          </fieldset>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={isSubmitting} loadingLabel={copy.saving}>
            {webhook === null ? copy.add : copy.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
