import type { AlertMute, AlertSettings } from '@citato/contract';
import { useState } from 'react';
import { Badge, Button, ErrorState, showToast, Skeleton } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime, formatMoment } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { readNow } from '#lib/read-now';
import { useUnmuteAlert } from '../../listing/queries.ts';
import { useAlertSettings } from '../../listing/settings-query.ts';
import { useAlertChannels, useSaveSettings } from '../queries.ts';
import { settingsCopy as copy } from '../copy.ts';
import { nameChannel } from '../model.ts';
import { ChannelsCard } from './channels-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { KindsTable } from './kinds-table.tsx';
import { LevelOfCompany } from './level-choice.tsx';
import { LockedSettings } from './locked-settings.tsx';
import { SettingsCard } from './settings-parts.tsx';

/** What the team is alerted of and where, and when the member is mailed. */
export function AlertSettingsTab() {
  const loaded = useAlertSettings();
  const mayEdit = useMay<'setAlertSettings' | 'unmuteAlert'>('edit');
  const maySeeChannels = useMay<
    | 'listAlertChannels'
    | 'createAlertChannel'
    | 'updateAlertChannel'
    | 'testAlertChannel'
    | 'deleteAlertChannel'
  >('edit');
  const save = useSaveSettings({ isOwnAlone: !mayEdit });
  const [savedAt, setSavedAt] = useState<string | null>(null);
  if (loaded.isLoadingError) {
    return (
      <ErrorState
        title={copy.failed.title}
        isRetrying={loaded.isFetching}
        onRetry={() => void loaded.refetch()}
      >
        {loaded.error.message} {copy.failed.text}
      </ErrorState>
    );
  }
  if (loaded.data === undefined) return <Skeleton className="h-96" />;
  const { settings, mutes, isIncluded, plans } = loaded.data;
  if (!isIncluded) return <LockedSettings settings={settings} plans={plans} />;
  const change = (next: AlertSettings) => {
    save.mutateAsync(next).then(
      () => {
        setSavedAt(readNow().toISOString());
      },
      (error: unknown) => {
        const description = readErrorMessage({ error, fallback: copy.fallback });
        showToast({ title: copy.notSaved, description, tone: 'error' });
      },
    );
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-xl font-semibold tracking-tight">{copy.title}</h2>
          <p className="text-sm text-pretty text-muted">{mayEdit ? copy.intro : copy.introReader}</p>
        </div>
        <p role="status" className="min-h-5 text-xs text-positive">
          {savedAt !== null && copy.saved(formatMoment({ iso: savedAt, now: new Date(savedAt) }))}
        </p>
      </div>
      <LevelOfCompany settings={settings} isLocked={!mayEdit} onChange={change} />
      <KindsTable settings={settings} isLocked={!mayEdit} onChange={change} />
      <HoursCard settings={settings} onChange={change} />
      {maySeeChannels && <ChannelsCard />}
      {mutes.length > 0 && <MutedCard mutes={mutes} mayEdit={mayEdit} />}
    </div>
  );
}

/** What nobody, one channel or the member alone is shown no more, with the way back. */
function MutedCard({ mutes, mayEdit }: { mutes: readonly AlertMute[]; mayEdit: boolean }) {
  const unmute = useUnmuteAlert();
  const channels = useAlertChannels({
    isWanted: mayEdit && mutes.some(({ channelId }) => channelId !== null),
  });
  const nameWhere = ({ isOwn, channelId }: Pick<AlertMute, 'isOwn' | 'channelId'>) => {
    if (isOwn) return copy.muted.own;
    if (channelId === null) return null;
    const channel = channels.data?.channels.find(({ id }) => id === channelId);
    return channel === undefined ? copy.muted.channel : copy.muted.inChannel(nameChannel(channel));
  };
  return (
    <SettingsCard title={copy.muted.title}>
      <ul>
        {mutes.map(({ id, title, company, until, isOwn, channelId }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t px-4 py-3 sm:px-6"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere">
                {title}
                {until !== null && <Badge tone="outline">{copy.muted.until(formatDateTime(until))}</Badge>}
              </p>
              <p className="text-xs text-muted">
                {[company?.name ?? copy.muted.everywhere, nameWhere({ isOwn, channelId })]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
            </div>
            {(mayEdit || isOwn) && (
              <Button
                size="sm"
                aria-label={copy.muted.undoLabel(title)}
                isLoading={unmute.isPending && unmute.variables === id}
                onClick={() => {
                  unmute.mutate(id);
                }}
              >
                {copy.muted.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
