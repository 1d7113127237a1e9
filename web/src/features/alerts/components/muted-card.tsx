import type { AlertMute } from '@citato/contract';
import { Badge, Button } from '#ui';
import { formatDateTime } from '#lib/format';
import { useAlertChannels, useUnmuteAlert } from '../queries.ts';
import { settingsCopy as copy } from '../settings-copy.ts';
import { nameChannel } from '../settings-model.ts';
import { SettingsCard } from './settings-parts.tsx';

/** What nobody, one channel or the member alone is shown no more, with the way back. */
export function MutedCard({ mutes, mayEdit }: { mutes: readonly AlertMute[]; mayEdit: boolean }) {
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
