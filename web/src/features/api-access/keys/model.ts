import type { ApiKey } from '@citato/contract';
import { keysCopy as copy } from './copy.ts';

const NAMED = 2;

/** For which companies a key is, by name; those that are gone are left out. */
export function describeReach(
  { companyIds }: Pick<ApiKey, 'companyIds'>,
  names: ReadonlyMap<string, string>,
): string {
  if (companyIds === null) return copy.allCompanies;
  const known = companyIds.flatMap((id) => names.get(id) ?? []);
  if (known.length === 0) return copy.noCompany;
  const shown = known.slice(0, NAMED).join(', ');
  return known.length > NAMED ? `${shown} e altre ${String(known.length - NAMED)}` : shown;
}
