import { useRef } from 'react';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { readErrorMessage } from '#lib/api-client';
import { Button, showToast } from '#ui';
import { ownSiteCopy } from '../copy.ts';
import { describeReceived } from '../model.ts';
import { useSendLog } from '../queries.ts';

const copy = ownSiteCopy.logs;

/** Chooses a log and has it counted; what came of it is said. */
export function UploadLog({ companyId, isFirst }: { companyId: string; isFirst: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const send = useSendLog(companyId);
  const upload = useOneAtATime(async (file: File) => {
    try {
      const received = await send.mutateAsync(file);
      showToast({
        title: copy.received,
        description: describeReceived(received),
        tone: 'success',
      });
    } catch (error) {
      showToast({
        title: copy.failed,
        description: readErrorMessage({ error, fallback: copy.failed }),
        tone: 'error',
      });
    }
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={copy.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        isLoading={send.isPending}
        loadingLabel={copy.reading}
        onClick={() => input.current?.click()}
      >
        {copy.choose}
      </Button>
    </>
  );
}
