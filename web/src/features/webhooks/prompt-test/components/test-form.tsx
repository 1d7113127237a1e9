import { MAX_TEST_TEXT, promptTest } from '@citato/contract';
import { Send } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Banner, Button, Card, Field, TextArea } from '#ui';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { promptTestCopy as copy } from '../copy.ts';
import { useSendTestText } from '../queries.ts';

/** The text with its count, and what became of it; it stays, so that it can be sent again. */
export function TestForm({ promptId }: { promptId: string }) {
  const { register, handleSubmit, formState, control } = useValidatedForm({
    schema: promptTest,
    defaultValues: { text: '' },
  });
  const { length } = useWatch({ control, name: 'text' });
  const send = useSendTestText(promptId);
  const submit = handleSubmit(
    useOneAtATime(async ({ text }: { text: string }) => {
      await send.mutateAsync(text).catch(() => undefined);
    }),
  );
  return (
    <Card className="px-4 py-5 sm:px-6">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={copy.field} help={copy.fieldHelp} error={formState.errors.text?.message}>
          <TextArea rows={10} {...register('text')} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p
            className={
              length > MAX_TEST_TEXT
                ? 'text-sm text-negative tabular-nums'
                : 'text-sm text-muted tabular-nums'
            }
          >
            {copy.count({ length, max: MAX_TEST_TEXT })}
          </p>
          <Button
            type="submit"
            variant="primary"
            className="max-sm:w-full"
            isLoading={send.isPending}
            loadingLabel={copy.submitting}
          >
            <Send />
            {copy.submit}
          </Button>
        </div>
        <div role="status" className="-mt-4 *:mt-4">
          {send.isSuccess && (
            <Banner tone="positive" title={copy.sent}>
              {send.data.message}
            </Banner>
          )}
          {send.isError && (
            <Banner tone="negative" title={nameFailure(send.error)}>
              {readErrorMessage({ error: send.error, fallback: copy.fallback })}
            </Banner>
          )}
        </div>
      </form>
    </Card>
  );
}

function nameFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 0 ? copy.noConnection : copy.httpFailed(status);
}
