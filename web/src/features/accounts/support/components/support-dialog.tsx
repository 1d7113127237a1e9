import { api, supportTicket as ticket } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Field,
  FormBanner,
  showToast,
  TextArea,
  TextInput,
  useWhileThere,
} from '#ui';
import { applyFieldErrors, isShownBelowField } from '../../access/apply-field-errors.ts';
import { formatPersonName } from '../../access/model.ts';
import { ApiError, callApi } from '#lib/api-client';
import { createInputKeeper } from '#lib/kept-input';
import { createRequestNamer } from '#lib/requests/request-namer';
import { readSession } from '#lib/session/session-store';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { supportCopy as copy } from '../copy.ts';

const ticketDraft = createInputKeeper<z.input<typeof ticket>>();
const TICKET = 'ticket';
const FIELDS = ['subject', 'message'] as const;

/** A request for help. Stays open with what was typed when sending fails. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const [draft] = useState(() => ticketDraft.find(TICKET));
  const { register, handleSubmit, formState, setError, getValues } = useValidatedForm({
    schema: ticket,
    defaultValues: draft ?? { subject: '', message: '' },
  });
  ticketDraft.useKeeping({ place: TICKET, read: getValues });
  const { errors } = formState;
  const [namer] = useState(() => createRequestNamer());
  const send = useMutation({
    mutationFn: (typed: z.input<typeof ticket>) =>
      callApi(api.createSupportTicket, {
        body: { ...typed, ...describeWriter(), requestId: namer.nameOf(typed) },
      }),
    onSuccess: namer.forget,
  });
  const closeThis = useWhileThere(onClose);
  const submit = handleSubmit(
    useOneAtATime(async (values: z.output<typeof ticket>) => {
      try {
        const { message } = await send.mutateAsync(values);
        showToast({ title: copy.done, description: message, tone: 'success' });
        closeThis();
      } catch (error) {
        applyFieldErrors({ error, fields: FIELDS, setError });
        showToast({ title: copy.errorTitle, description: explain(error), tone: 'error' });
      }
    }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      size="support"
      hasInput={draft !== null || formState.isDirty}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-5 pt-4 pb-1">
          {send.isError && !isShownBelowField(send.error, FIELDS) && <FormBanner message={copy.kept} />}
          <Field label={copy.subject} error={errors.subject?.message}>
            <TextInput autoComplete="off" {...register('subject')} />
          </Field>
          <Field label={copy.message} help={copy.messageHelp} error={errors.message?.message}>
            <TextArea rows={6} {...register('message')} />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={send.isPending} loadingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** The sender, as the specification has it; the server uses the session. */
function describeWriter(): { userEmail?: string; userName?: string } {
  const session = readSession();
  if (session.status !== 'signed-in') return {};
  const { user } = session;
  return { userEmail: user.email, userName: formatPersonName(user) };
}

/** Too many requests is the one refusal where 'later' can be said more precisely. */
function explain(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? error.message : copy.errorText;
}
