import type { AlertKind, AlertSettings } from '@citato/contract';
import { ALERT_KIND_NAMES } from '@citato/contract/alerts';
import { Fragment } from 'react';
import { settingsCopy } from '../copy.ts';
import { KIND_GROUPS, switchKind } from '../model.ts';
import { SettingsCard } from './settings-parts.tsx';

const copy = settingsCopy.kinds;
const PLACES = ['app', 'mail', 'chat'] as const;

interface KindsProps {
  settings: AlertSettings;
  /** App and channels are the team's to choose. */
  isLocked: boolean;
  onChange: (settings: AlertSettings) => void;
}

/** Which kinds of alerts are said where. */
export function KindsTable({ settings, isLocked, onChange }: KindsProps) {
  return (
    <SettingsCard title={copy.title} text={copy.text}>
      <table className="w-full border-t text-sm">
        <thead>
          <tr className="border-b text-2xs text-muted">
            <th scope="col" className="py-2 pl-4 text-left font-medium sm:pl-6">
              {copy.kind}
            </th>
            {PLACES.map((place) => (
              <th key={place} scope="col" className="w-14 py-2 text-center font-medium last:pr-3 sm:w-20">
                {copy[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KIND_GROUPS.map(([group, kinds]) => (
            <Fragment key={group}>
              <tr className="border-t bg-surface">
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="py-1.5 pl-4 text-left text-2xs font-medium text-muted sm:pl-6"
                >
                  {copy.groups[group]}
                </th>
              </tr>
              {kinds.map((kind) => (
                <KindRow key={kind} kind={kind} settings={settings} isLocked={isLocked} onChange={onChange} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="border-t px-4 py-3 text-xs text-pretty text-muted sm:px-6">{copy.note}</p>
    </SettingsCard>
  );
}

function KindRow({ kind, settings, isLocked, onChange }: KindsProps & { kind: AlertKind }) {
  const places = settings.kinds[kind];
  const name = ALERT_KIND_NAMES[kind];
  return (
    <tr className="border-t">
      <th scope="row" className="py-3 pr-2 pl-4 text-left font-normal text-pretty sm:pl-6">
        {name}
      </th>
      {PLACES.map((place) => {
        const isOff = place !== 'app' && !places.app;
        return (
          <td key={place} className="text-center align-middle last:pr-3">
            <label className="inline-grid min-h-8 min-w-8 cursor-pointer place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
              <span className="sr-only">{copy.labels[place](name)}</span>
              <input
                type="checkbox"
                className="size-4.5 checkbox"
                checked={places[place] && !isOff}
                disabled={isOff || (isLocked && place !== 'mail')}
                onChange={({ target: { checked: isOn } }) => {
                  onChange(switchKind(settings, { kind, place, isOn }));
                }}
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}
