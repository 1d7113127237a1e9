import { formatInteger } from '@citato/contract/format';

const MAX_NAMED = 3;

/** 'Hotel Belvento, Ottica Rivalta e Ponteverde', 'Hotel Belvento, Ottica Rivalta e altre 4' */
export function nameCompanies(names: readonly string[]): string {
  const shown = names.length > MAX_NAMED ? names.slice(0, MAX_NAMED - 1) : names;
  const left = names.length - shown.length;
  const parts = left > 0 ? [...shown, `altre ${formatInteger(left)}`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`;
}
