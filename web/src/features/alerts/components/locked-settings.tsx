import type { AlertSettings } from '@citato/contract';
import { Badge } from '#ui';
import { alertsCopy } from '../copy.ts';
import { SAMPLE_BANDS, SAMPLE_CHANNELS } from '../sample-settings.ts';
import { channelsCopy } from '../settings-copy.ts';
import { ChannelRow } from './channels-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { KindsTable } from './kinds-table.tsx';
import { LevelChoice } from './level-choice.tsx';
import { PlanOffer } from './not-included.tsx';
import { SettingsCard } from './settings-parts.tsx';

/** What the plan does not have: which one has it, and how it looks with invented data. */
export function LockedSettings({ settings, plans }: { settings: AlertSettings; plans: readonly string[] }) {
  const change = () => undefined;
  return (
    <div className="grid gap-5">
      <PlanOffer plans={plans} />
      <div>
        <Badge tone="outline">{alertsCopy.notIncluded.example}</Badge>
        <div inert className="mt-3 grid gap-5 opacity-75">
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
      </div>
    </div>
  );
}
