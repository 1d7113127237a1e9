import { identityKey } from '@citato/mentions';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { OwnedPrompt } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import { type Queryable, type Transaction, jsonParameter } from '#platform/db';
import type { NamePair } from '../rules/verify-proposals.ts';
import type { Proposal } from '../rules/open-proposals.ts';
import type { KeyPair } from '../rules/own-spellings.ts';
import { nameProposals } from '../tables.ts';

/** A pair a model proposes for a company's market. */
export type NameProposal = NamePair & { readonly companyId: CompanyId };

/** A bound on stored pairs, for a model that pairs everything. */
const MAX_OF_COMPANY = 200;
/** Of these some may have been settled since. */
const MAX_READ = 100;

/** Counts pairs proposed by one more answer each; what the user refused stays refused. */
export async function addProposals(
  tx: Transaction,
  { proposals, proposedAt }: { proposals: readonly NameProposal[]; proposedAt: Date },
): Promise<void> {
  if (proposals.length === 0) return;
  const rows = proposals.map(({ companyId, name, as }) => ({
    companyId,
    key: identityKey(name),
    intoKey: identityKey(as),
    name,
    intoName: as,
  }));
  await tx.execute(sql`
    insert into name_proposals as stored (company_id, key, into_key, name, into_name, answers, proposed_at)
    select "companyId", key, "intoKey", min(name), min("intoName"), count(*), ${proposedAt.toISOString()}
    from jsonb_to_recordset(${jsonParameter(rows)}) as fresh ("companyId" uuid, key text, "intoKey" text, name text, "intoName" text)
    where exists (select 1 from companies where id = "companyId")
      and (select count(*) from name_proposals where company_id = "companyId") < ${MAX_OF_COMPANY}
    group by "companyId", key, "intoKey" order by "companyId", key, "intoKey"
    on conflict (company_id, key, into_key) do update
      set answers = stored.answers + excluded.answers, proposed_at = excluded.proposed_at`);
}

/** What is proposed and not refused, most answers first. */
export async function listProposalRows(
  db: Queryable,
  companyId: OwnedPrompt['company']['id'],
): Promise<Proposal[]> {
  const { name, intoName, answers } = nameProposals;
  const rows = await db
    .select({ name, intoName, answers })
    .from(nameProposals)
    .where(and(eq(nameProposals.companyId, companyId), isNull(nameProposals.refusedAt)))
    .orderBy(desc(answers), name, intoName)
    .limit(MAX_READ);
  return rows.map((row) => ({ ...row, basis: 'model' as const }));
}

/** The pairs that were proposed or refused, whatever became of them. */
export async function listDecidedPairs(
  db: Queryable,
  companyId: OwnedPrompt['company']['id'],
): Promise<KeyPair[]> {
  const { key, intoKey } = nameProposals;
  return db.select({ key, intoKey }).from(nameProposals).where(eq(nameProposals.companyId, companyId));
}

/** The user says that two names are two companies: whichever way round, it is not proposed again. */
export async function refuseProposal(
  tx: Transaction,
  {
    companyId,
    pair: { name, as },
    answers,
    at,
  }: {
    companyId: OwnedPrompt['company']['id'];
    pair: NamePair;
    /** Null: nothing is proposed that is not stored. */
    answers: number | null;
    at: Date;
  },
): Promise<void> {
  const [key, intoKey] = [identityKey(name), identityKey(as)];
  const refused = await tx
    .update(nameProposals)
    .set({ refusedAt: at })
    .where(
      and(
        eq(nameProposals.companyId, companyId),
        sql`array[${nameProposals.key}, ${nameProposals.intoKey}] <@ ${sql.param([key, intoKey])}::text[]`,
      ),
    )
    .returning({ key: nameProposals.key });
  if (refused.length > 0 || answers === null) return;
  await tx
    .insert(nameProposals)
    .values({ companyId, key, intoKey, name, intoName: as, answers, proposedAt: at, refusedAt: at })
    .onConflictDoUpdate({
      target: [nameProposals.companyId, nameProposals.key, nameProposals.intoKey],
      set: { refusedAt: at },
    });
}
