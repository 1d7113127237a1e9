import type { DeviceSession } from '@citato/contract';
import { Badge, Button, ErrorState, showToast, Skeleton, SkeletonSwitch } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDate, formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { profileCopy } from '../copy.ts';
import { useEndSession, useSessions } from '../queries.ts';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.devices;

/** Where this account is signed in, and the way to end that anywhere else. */
export function Devices() {
  const sessions = useSessions();
  return (
    <FormSection title={copy.title}>
      <p className="-mt-3 text-sm text-muted">{copy.text}</p>
      {sessions.isLoadingError ? (
        <ErrorState
          title={copy.loadFailed}
          isRetrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        >
          {sessions.error.message} {copy.loadFailedText}
        </ErrorState>
      ) : (
        <SkeletonSwitch isPending={sessions.isPending} skeleton={<Skeleton className="h-14" />}>
          {() => (
            <ul className="grid divide-y border-t">
              {sessions.data?.map((session) => (
                <Device key={session.id} session={session} />
              ))}
            </ul>
          )}
        </SkeletonSwitch>
      )}
    </FormSection>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const { id, device, isCurrent, signedInAt, lastSeenAt } = session;
  const end = useEndSession();
  const signOut = () => {
    // Callbacks of mutate() are lost with the line, which goes with its session.
    end.mutateAsync(id).then(
      () => {
        showToast({ title: copy.ended, description: copy.endedText(device), tone: 'success' });
      },
      (error: unknown) => {
        const description = readErrorMessage({ error, fallback: copy.errorFallback });
        showToast({ title: copy.errorTitle, description, tone: 'error' });
      },
    );
  };
  const lastSeen = formatMoment({ iso: lastSeenAt, now: readNow() });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          {device}
          {isCurrent && <Badge tone="accent">{copy.current}</Badge>}
        </p>
        <p className="text-xs text-muted">{copy.seen({ signedIn: formatDate(signedInAt), lastSeen })}</p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={copy.endLabel(device)}
          className="max-sm:w-full"
          isLoading={end.isPending}
          onClick={signOut}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}
