import type { AlertSettings } from '@citato/contract';
import { useState } from 'react';
import { Button, Field, SegmentedChoice, SelectInput, Switch } from '#ui';
import { formatClock, settingsCopy } from '../copy.ts';
import { readMondayMinute } from '../model.ts';
import { MondayPreview } from './monday-preview.tsx';
import { SettingsCard, SettingsRow } from './settings-parts.tsx';

const copy = settingsCopy.when;
const PACES = ['at_once', 'daily', 'never'] as const;
const HOUR = 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * HOUR);

interface HoursProps {
  settings: AlertSettings;
  onChange: (settings: AlertSettings) => void;
}

/** When the member is mailed: at once or once a day, at which hours, and on Mondays. */
export function HoursCard({ settings, onChange }: HoursProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const mondayMinute = readMondayMinute(settings);
  return (
    <SettingsCard title={copy.title}>
      <SettingsRow name={copy.mail} help={copy.mailHelp}>
        <SegmentedChoice
          legend={copy.mail}
          name="mail-pace"
          chosen={settings.mail}
          items={PACES.map((pace) => ({ value: pace, label: copy.paces[pace] }))}
          onChange={({ target: { value } }) => {
            const mail = PACES.find((pace) => pace === value);
            if (mail !== undefined) onChange({ ...settings, mail });
          }}
        />
      </SettingsRow>
      <SettingsRow name={copy.quiet} help={`${copy.quietHelp} ${copy.always}`}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
          <HourInput
            label={copy.from}
            minute={settings.quietFrom}
            onChange={(quietFrom) => {
              onChange({ ...settings, quietFrom });
            }}
          />
          <span className="text-sm text-muted">{copy.until}</span>
          <HourInput
            label={copy.until}
            minute={settings.quietUntil}
            onChange={(quietUntil) => {
              onChange({ ...settings, quietUntil });
            }}
          />
        </div>
      </SettingsRow>
      <SettingsRow name={copy.weekend} help={copy.weekendHelp}>
        <SegmentedChoice
          legend={copy.weekend}
          name="weekends"
          chosen={settings.sendsAtWeekends ? 'send' : 'wait'}
          items={(['wait', 'send'] as const).map((value) => ({ value, label: copy.weekends[value] }))}
          onChange={({ target: { value } }) => {
            onChange({ ...settings, sendsAtWeekends: value === 'send' });
          }}
        />
      </SettingsRow>
      <SettingsRow name={copy.monday} help={copy.mondayHelp}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            size="sm"
            onClick={() => {
              setIsPreviewed(true);
            }}
          >
            {copy.preview}
          </Button>
          <Switch
            label={copy.monday}
            checked={settings.sendsOnMondays}
            onChange={({ target: { checked: sendsOnMondays } }) => {
              onChange({ ...settings, sendsOnMondays });
            }}
          />
        </div>
      </SettingsRow>
      <SettingsRow name={copy.zone} help={copy.zoneHelp}>
        <Field label={copy.zone} isLabelHidden>
          <SelectInput
            value={settings.timeZone}
            onChange={({ target: { value: timeZone } }) => {
              onChange({ ...settings, timeZone });
            }}
          >
            {listZones(settings.timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectInput>
        </Field>
      </SettingsRow>
      {mondayMinute !== null && (
        <p className="border-t px-4 py-3 text-xs text-pretty text-muted sm:px-6">
          {copy.practice(formatClock(mondayMinute))}
        </p>
      )}
      {isPreviewed && (
        <MondayPreview
          onClose={() => {
            setIsPreviewed(false);
          }}
        />
      )}
    </SettingsCard>
  );
}

function HourInput({
  label,
  minute,
  onChange,
}: {
  label: string;
  minute: number;
  onChange: (minute: number) => void;
}) {
  return (
    <Field label={`${copy.quiet}: ${label}`} isLabelHidden>
      <SelectInput
        value={minute}
        onChange={({ target: { value } }) => {
          onChange(Number(value));
        }}
      >
        {[...new Set([...HOURS, minute])]
          .sort((a, b) => a - b)
          .map((one) => (
            <option key={one} value={one}>
              {formatClock(one)}
            </option>
          ))}
      </SelectInput>
    </Field>
  );
}

/** The zones this browser knows, with the chosen one. */
function listZones(chosen: string): string[] {
  return [...new Set(['Europe/Rome', chosen, ...Intl.supportedValuesOf('timeZone')])].sort();
}
