import { namePrompt } from '@citato/contract/markets';
import type { ClientReport, CompanyHistory } from '@citato/contract';
import { showWebsite } from '@citato/contract';
import { findContact, findOrganisationName, nameOrganisation } from '#features/accounts';
import { getActionPlan } from '#features/action-plans';
import { getOwnedCompany, listOwnedPrompts, type OwnedPrompt } from '#features/companies';
import { findQuotation, listSummariesOfUser } from '#features/measurements';
import { getCompanyHistory } from '#features/monitoring';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Queryable, readConsistently } from '#platform/db';
import { chooseActions, chooseLines } from '../rules/choose-parts.ts';

interface Asked {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  /** Keys of the companies in the line; null: the two named most. */
  readonly rivals: readonly string[] | null;
}

/** Everything a page for a client says, but for how it looks: read at one moment, by the rules every screen goes by. */
export async function loadSnapshot(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, companyId, rivals }: Asked,
): Promise<Omit<ClientReport, 'colour' | 'caption'>> {
  return readConsistently(db, async (tx) => {
    const company = await getOwnedCompany(tx, { userId, companyId });
    const owned = await listOwnedPrompts(tx, { userId, companyId });
    const line = await getCompanyHistory(tx, { userId, companyId, query: { period: '12w' } });
    const month = await getCompanyHistory(tx, { userId, companyId, query: { period: '4w' } });
    const { actions } = await getActionPlan(tx, { userId, companyId });
    return {
      company: { name: company.name, site: showWebsite(company.websiteUrl) },
      agency: nameOrganisation({
        name: await findOrganisationName(tx, userId),
        owner: await findContact(tx, userId),
      }),
      madeAt: clock.now().toISOString(),
      period: line.period,
      compared: month.compared,
      finding: month.numbers.mentionRate,
      lines: chooseLines(line.lines, rivals),
      actions: chooseActions(actions),
      quotation: await quoteMostNamed(tx, { userId, owned }),
      method: describeMethod({ line, month, owned }),
    };
  });
}

function describeMethod({
  line,
  month,
  owned,
}: {
  line: CompanyHistory;
  month: CompanyHistory;
  owned: readonly OwnedPrompt[];
}): ClientReport['method'] {
  return {
    prompts: line.prompts,
    brandedPrompts: owned.filter(({ prompt }) => prompt.namesOwnCompany).length,
    engines: line.engines,
    comparedEngines: month.comparedEngines,
    responses: line.responses,
    isDemo: line.engines.includes('demo'),
  };
}

/** A sentence of the answers to the question that names the company most. */
async function quoteMostNamed(
  db: Queryable,
  { userId, owned }: { userId: AccountId; owned: readonly OwnedPrompt[] },
): Promise<ClientReport['quotation']> {
  const numbers = new Map((await listSummariesOfUser(db, userId)).map((row) => [row.promptId, row]));
  const [most] = owned
    .filter(({ prompt }) => !prompt.namesOwnCompany)
    .flatMap((subject) => {
      const found = numbers.get(subject.prompt.id);
      return found === undefined ? [] : [{ subject, ...found }];
    })
    .sort((a, b) => b.ownMentions - a.ownMentions || b.totalResponses - a.totalResponses);
  const quotation = most === undefined ? null : await findQuotation(db, most.subject);
  if (most === undefined || quotation === null) return null;
  const { quote, engine, createdAt } = quotation;
  const question = namePrompt(most.subject.prompt, most.subject.company);
  return { question, text: quote, engine, at: createdAt.toISOString() };
}
