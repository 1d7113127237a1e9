import type { CompanyNames, StatedNames } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getOwnedCompany } from '../ownership/check-ownership.ts';
import { nameClash } from '../errors.ts';
import { namesChanged } from '../names-changed.ts';
import { describeNames, dropRepeats, findNameClash, listCompanyNames } from '../rules/company-names.ts';
import { namesBrand } from '../rules/new-rows.ts';
import { listPromptsOfCompany } from '../store/prompts.ts';
import { replaceNames, replaceOwnNamePrompts } from '../store/names.ts';

/**
 * Replaces what the user says about names: further ones of the company, spellings to merge, names to leave out.
 * Which prompts name the company is settled anew; the answers follow by the event. The same names again change nothing.
 * A change made from an older revision is refused: it would undo what another window has stated meanwhile.
 */
export async function setCompanyAliases(
  { db, events }: Pick<Context, 'db' | 'events'>,
  {
    userId,
    companyId,
    names: given,
    revision,
  }: { userId: AccountId; companyId: CompanyId; names: CompanyNames; revision?: number | undefined },
): Promise<StatedNames> {
  const names = dropRepeats(given);
  return withTransaction(db, async (tx) => {
    // While the lock on the account is held, no prompt is added under the old names.
    await lockAccount(tx, userId);
    const company = await getOwnedCompany(tx, { userId, companyId });
    if (revision !== undefined && revision !== company.namesRevision) {
      throw new AppError('companies.names_changed');
    }
    const clash = findNameClash({ companyName: company.name, names: given });
    if (clash !== null) throw nameClash(clash);
    if (JSON.stringify(listCompanyNames(company)) === JSON.stringify(names)) return describeNames(company);

    const changed = await replaceNames(tx, { companyId: company.id, names });
    if (changed === null) throw new AppError('companies.not_found');
    const prompts = await listPromptsOfCompany(tx, company.id);
    const promptIds = prompts.filter((prompt) => namesBrand(prompt, changed)).map(({ id }) => id);
    await replaceOwnNamePrompts(tx, { companyId: company.id, promptIds });
    const { namesRevision } = changed;
    await events.announce(tx, namesChanged, { userId, companyId, namesRevision });
    return describeNames(changed);
  });
}
