import { companyOf } from '../catalogue/index.ts';
import { identityKey } from './identity.ts';

/** Whether two names are one company: by how they are written, or as far as the catalogue knows both. Null: unknown. */
export function areOneCompany(one: string, other: string): boolean | null {
  const keys = [identityKey(one), identityKey(other)] as const;
  if (keys[0] === keys[1]) return true;
  const [known, knownOther] = [companyOf(keys[0]), companyOf(keys[1])];
  return known === null || knownOther === null ? null : known === knownOther;
}
