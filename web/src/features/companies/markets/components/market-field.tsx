import type { Market } from '@citato/contract';
import { COUNTRIES, LANGUAGE_NAMES } from '@citato/contract/markets';
import { Field, SelectInput } from '#ui';
import { marketsCopy as copy } from '../copy.ts';
import { readLanguage } from '../market-model.ts';
import { readPlace, toPlaceValue } from '../places-model.ts';

interface MarketFieldProps {
  market: Market;
  onChange: (market: Market) => void;
  /** Its number among several, from 1; null where it is the only one. */
  index?: number | null;
  error?: string | undefined;
}

/** Where a question is asked from and in which language. */
export function MarketField({ market, onChange, index = null, error }: MarketFieldProps) {
  return (
    <div className="grid min-w-0 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <Field label={index === null ? copy.where : copy.nth.where(index)} error={error}>
        <SelectInput
          value={toPlaceValue(market)}
          onChange={({ target }) => {
            onChange(readPlace({ value: target.value, market }));
          }}
        >
          {COUNTRIES.map(({ code, name, towns }) => (
            <optgroup key={code} label={name}>
              <option value={code}>{towns.length === 0 ? name : copy.wholeCountry(name)}</option>
              {towns.map((town) => (
                <option key={town.name} value={toPlaceValue({ country: code, place: town.name })}>
                  {town.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectInput>
      </Field>
      <Field label={index === null ? copy.language : copy.nth.language(index)}>
        <SelectInput
          value={market.language}
          onChange={({ target }) => {
            onChange({ ...market, language: readLanguage(target.value) });
          }}
        >
          {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}
