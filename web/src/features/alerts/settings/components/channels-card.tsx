import { type AlertChannel, type ChannelDelivery, CHAT_NAMES } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { ErrorState, Skeleton } from '#ui';
import { formatMoment, formatDecimal } from '#lib/format';
import { readNow } from '#lib/read-now';
import { useAlertChannels } from '../queries.ts';
import { channelsCopy as copy } from '../copy.ts';
import { nameChannel } from '../model.ts';
import { ChannelActions } from './channel-actions.tsx';
import { ChannelForm } from './channel-form.tsx';
import { SettingsCard } from './settings-parts.tsx';

/** The team's channels, a new one, and what was sent to them. */
export function ChannelsCard() {
  const loaded = useAlertChannels();
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
  if (loaded.data === undefined) return <Skeleton className="h-48" />;
  const { channels, deliveries, max } = loaded.data;
  return (
    <>
      <SettingsCard title={copy.title} text={copy.text}>
        {channels.length === 0 && (
          <p className="border-t px-4 py-4 text-sm text-muted sm:px-6">{copy.none}</p>
        )}
        <ul>
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} />
          ))}
        </ul>
        {channels.length < max ? (
          <ChannelForm />
        ) : (
          <p className="border-t px-4 py-4 text-sm text-muted sm:px-6">{copy.limit(max)}</p>
        )}
      </SettingsCard>
      {deliveries.length > 0 && <Deliveries deliveries={deliveries} channels={channels} />}
    </>
  );
}

const TONES = {
  positive: 'bg-positive',
  warning: 'bg-warning',
  plain: 'bg-control',
} as const;

/** How a channel is: in words, with what happens next. */
function describe({ status, disabledBecause, failingSince }: AlertChannel, now: Date) {
  if (status === 'not_included')
    return { tone: 'plain', title: copy.status.not_included, text: null } as const;
  if (disabledBecause !== null) {
    const titles = { owner: copy.status.owner, gone: copy.status.gone, failing: copy.status.failed } as const;
    const title = disabledBecause === 'other' ? copy.status.other : titles[disabledBecause];
    const text = disabledBecause === 'owner' ? null : copy.status.lostText;
    return { tone: disabledBecause === 'owner' ? 'plain' : 'warning', title, text } as const;
  }
  if (failingSince === null) return { tone: 'positive', title: copy.status.active, text: null } as const;
  const title = copy.status.failing(formatMoment({ iso: failingSince, now }));
  return { tone: 'warning', title, text: copy.status.failingText } as const;
}

export function ChannelRow({ channel }: { channel: AlertChannel }) {
  const [now] = useState(readNow);
  const { tone, title, text } = describe(channel, now);
  const { kind, name, address, company } = channel;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t px-4 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-start">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-sm font-medium wrap-anywhere">
          {kind === 'other' ? nameChannel(channel) : CHAT_NAMES[kind]}{' '}
          <span className="font-normal text-muted">{name}</span>
        </p>
        <p className="text-xs wrap-anywhere text-muted">{address.replace(/^https:\/\//, '')}</p>
        <p className="text-2xs text-faint">{company?.name ?? copy.all}</p>
      </div>
      <div className="flex items-start gap-2.5">
        <span aria-hidden className={cx('mt-1.5 size-2 shrink-0 rounded-full', TONES[tone])} />
        <div className="grid gap-0.5">
          <p className="text-sm font-medium">{title}</p>
          {text !== null && <p className="text-xs text-pretty text-muted">{text}</p>}
        </div>
      </div>
      <ChannelActions channel={channel} />
    </li>
  );
}

function Deliveries({
  deliveries,
  channels,
}: {
  deliveries: readonly ChannelDelivery[];
  channels: readonly AlertChannel[];
}) {
  const [now] = useState(readNow);
  const names = new Map(channels.map((channel) => [channel.id, nameChannel(channel)]));
  return (
    <SettingsCard title={copy.log.title}>
      <ul>
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="grid gap-x-4 gap-y-0.5 border-t px-4 py-2.5 text-sm sm:px-6 md:grid-cols-[8.5rem_minmax(0,1fr)_10rem_12rem]"
          >
            <span className="text-xs text-muted md:text-sm">
              {formatMoment({ iso: delivery.createdAt, now })}
            </span>
            <span className="wrap-anywhere">{delivery.title ?? copy.log.test}</span>
            <span className="text-xs wrap-anywhere text-muted md:text-sm">
              {names.get(delivery.channelId) ?? copy.log.gone}
            </span>
            <Outcome delivery={delivery} now={now} />
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-2xs text-faint sm:px-6">{copy.log.kept}</p>
    </SettingsCard>
  );
}

function Outcome({ delivery, now }: { delivery: ChannelDelivery; now: Date }) {
  const { status, responseStatus, fault, durationMs, nextAttemptAt, attempts } = delivery;
  const why = responseStatus === null ? null : String(responseStatus);
  const answer = fault === null ? why : copy.log.faults[fault];
  if (status === 'delivered')
    return (
      <span className="text-positive">
        {copy.log.delivered}
        {durationMs !== null && (
          <span className="text-xs text-muted"> {copy.log.seconds(formatDecimal(durationMs / 1_000))}</span>
        )}
      </span>
    );
  const isWaiting = status === 'waiting';
  return (
    <span className="grid">
      <span className={isWaiting && attempts === 0 ? 'text-muted' : 'text-negative'}>
        {[isWaiting && attempts === 0 ? copy.log.waiting : copy.log.failed, answer]
          .filter((part) => part !== null)
          .join(', ')}
      </span>
      {isWaiting && nextAttemptAt !== null && attempts > 0 && (
        <span className="text-xs text-muted">
          {copy.log.retry(formatMoment({ iso: nextAttemptAt, now }))}
        </span>
      )}
    </span>
  );
}
