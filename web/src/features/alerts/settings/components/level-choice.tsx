import type { AlertSettings } from '@citato/contract';
import { Band, Field, SelectInput } from '#ui';
import { useCompanies } from '#features/companies';
import { formatInteger } from '#lib/format';
import { useAlertBands } from '../queries.ts';
import { settingsCopy } from '../copy.ts';
import { type CompanyBands, describeBand } from '../model.ts';
import { type ReactNode, useState } from 'react';
import { SettingsCard } from './settings-parts.tsx';

const copy = settingsCopy.level;
const LEVELS = ['small', 'normal', 'large'] as const;

/** How much has to change before anybody is alerted. */
export function LevelChoice({
  settings,
  isLocked,
  bands,
  companyChoice,
  onChange,
}: {
  settings: AlertSettings;
  isLocked: boolean;
  /** How much that is for one company; null while it is not known. */
  bands: CompanyBands | null;
  companyChoice?: ReactNode;
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
            <span className="grid min-w-0 grow gap-0.5">
              <span className="text-sm font-medium">{copy[level].name}</span>
              <span className="text-xs text-pretty text-muted">{copy[level].text}</span>
              {bands !== null && <LevelBand bands={bands} level={level} />}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t px-4 py-3 sm:px-6">
        <p className="max-w-(--measure) text-2xs text-pretty text-faint">
          {bands !== null && `${copy.bands.legend(bands.company)} `}
          {copy.source}
        </p>
        {companyChoice}
      </div>
    </SettingsCard>
  );
}

/** Within which a company's mention rate may move without an alert, around where it is now. */
function LevelBand({ bands, level }: { bands: CompanyBands; level: (typeof LEVELS)[number] }) {
  const band = describeBand(bands, level);
  if (band === null) return <span className="mt-2 text-2xs text-faint">{copy.bands.unknown}</span>;
  const { points, percent, low, high } = band;
  return (
    <span className="mt-2 grid gap-1">
      <Band
        min={0}
        max={100}
        value={percent}
        low={low ?? 0}
        high={high ?? 100}
        label={copy.bands.label({ points, percent, low, high })}
      />
      <span aria-hidden className="text-2xs text-pretty text-faint">
        {copy.bands.points(formatInteger(points))} {copy.bands.around({ percent, low, high })}
      </span>
    </span>
  );
}

/** How much has to change, with how much that is for a company: the first, or the one that is chosen. */
export function LevelOfCompany(props: {
  settings: AlertSettings;
  isLocked: boolean;
  onChange: (settings: AlertSettings) => void;
}) {
  const companies = useCompanies().data?.companies ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  const { data } = useAlertBands(company?.id ?? null);
  return (
    <LevelChoice
      {...props}
      bands={
        company === undefined || data === undefined
          ? null
          : { company: company.name, percent: data.rate?.percent ?? null, points: data.points }
      }
      companyChoice={
        companies.length > 1 && (
          <Field label={copy.bands.company} isLabelHidden>
            <SelectInput
              value={company?.id ?? ''}
              onChange={({ target: { value } }) => {
                setChosen(value);
              }}
            >
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </Field>
        )
      }
    />
  );
}
