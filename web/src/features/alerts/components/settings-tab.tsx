import { type AlertSettings, api } from '@citato/contract';
import { useState } from 'react';
import { PlansLink } from '#features/plans';
import { ErrorState, showToast, Skeleton } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatMoment } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { readNow } from '#lib/read-now';
import { alertsCopy } from '../copy.ts';
import { useAlertSettings, useSaveSettings } from '../queries.ts';
import { settingsCopy as copy } from '../settings-copy.ts';
import { ChannelsCard } from './channels-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { KindsTable } from './kinds-table.tsx';
import { LevelChoice } from './level-choice.tsx';
import { MutedCard } from './muted-card.tsx';
import { SettingsCard } from './settings-parts.tsx';

/** What the team is alerted of and where, and when the member is mailed. */
export function AlertSettingsTab() {
  const loaded = useAlertSettings();
  const mayEdit = useMay(api.setAlertSettings, api.unmuteAlert);
  const maySeeChannels = useMay(
    api.listAlertChannels,
    api.createAlertChannel,
    api.updateAlertChannel,
    api.testAlertChannel,
    api.deleteAlertChannel,
  );
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
  const { settings, mutes, isIncluded } = loaded.data;
  if (!isIncluded) return <NotIncluded />;
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
      <LevelChoice settings={settings} isLocked={!mayEdit} onChange={change} />
      <KindsTable settings={settings} isLocked={!mayEdit} onChange={change} />
      <HoursCard settings={settings} onChange={change} />
      {maySeeChannels && <ChannelsCard />}
      {mutes.length > 0 && <MutedCard mutes={mutes} mayEdit={mayEdit} />}
    </div>
  );
}

function NotIncluded() {
  return (
    <SettingsCard title={alertsCopy.notIncluded.title} text={alertsCopy.notIncluded.text}>
      <div className="px-4 pb-5 sm:px-6">
        <PlansLink variant="primary">{alertsCopy.notIncluded.action}</PlansLink>
      </div>
    </SettingsCard>
  );
}
