import type { AlertSettings } from '@citato/contract';
import { useState } from 'react';
import { Field, SelectInput } from '#ui';
import { useCompanies } from '#features/companies';
import { useAlertBands } from '../queries.ts';
import { settingsCopy } from '../settings-copy.ts';
import { LevelChoice } from './level-choice.tsx';

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
          <Field label={settingsCopy.level.bands.company} isLabelHidden>
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
