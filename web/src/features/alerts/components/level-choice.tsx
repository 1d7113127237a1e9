import type { AlertSettings } from '@citato/contract';
import { settingsCopy } from '../settings-copy.ts';
import { SettingsCard } from './settings-parts.tsx';

const copy = settingsCopy.level;
const LEVELS = ['small', 'normal', 'large'] as const;

/** How much has to change before anybody is alerted. */
export function LevelChoice({
  settings,
  isLocked,
  onChange,
}: {
  settings: AlertSettings;
  isLocked: boolean;
  onChange: (settings: AlertSettings) => void;
}) {
  return (
    <SettingsCard title={copy.title} text={copy.text}>
      <fieldset disabled={isLocked} className="grid border-t md:grid-cols-3">
        <legend className="sr-only">{copy.title}</legend>
        {LEVELS.map((level) => (
          <label
            key={level}
            className="flex cursor-pointer items-start gap-3 border-t px-4 py-4 first:border-t-0 has-checked:bg-own-row has-disabled:cursor-default sm:px-6 md:border-t-0 md:border-l md:first:border-l-0"
          >
            <input
              type="radio"
              name="alert-level"
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
              checked={settings.level === level}
              onChange={() => {
                onChange({ ...settings, level });
              }}
            />
            <span className="grid gap-0.5">
              <span className="text-sm font-medium">{copy[level].name}</span>
              <span className="text-xs text-pretty text-muted">{copy[level].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="border-t px-4 py-3 text-2xs text-faint sm:px-6">{copy.source}</p>
    </SettingsCard>
  );
}
