import type { AlertSettings } from '@citato/contract';
import { PlanOffer } from '#features/plans';
import { alertsCopy } from '../../listing/copy.ts';
import { channelsCopy } from '../copy.ts';
import { SAMPLE_BANDS, SAMPLE_CHANNELS } from '../sample-settings.ts';
import { ChannelRow } from './channels-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { KindsTable } from './kinds-table.tsx';
import { LevelChoice } from './level-choice.tsx';
import { SettingsCard } from './settings-parts.tsx';

const copy = alertsCopy.notIncluded;

/** The settings of an invented company, where the plan does not have alerts. */
export function LockedSettings({ settings, plans }: { settings: AlertSettings; plans: readonly string[] }) {
  const change = () => undefined;
  return (
    <PlanOffer title={copy.title} text={copy.text(plans)}>
      <div className="grid gap-5">
        <LevelChoice settings={settings} isLocked={false} bands={SAMPLE_BANDS} onChange={change} />
        <KindsTable settings={settings} isLocked={false} onChange={change} />
        <HoursCard settings={settings} onChange={change} />
        <SettingsCard title={channelsCopy.title} text={channelsCopy.text}>
          <ul>
            {SAMPLE_CHANNELS.map((channel) => (
              <ChannelRow key={channel.id} channel={channel} />
            ))}
          </ul>
        </SettingsCard>
      </div>
    </PlanOffer>
  );
}
