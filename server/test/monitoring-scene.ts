import { api, type PlanId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { grantPlan as grantPlanTo } from '#features/companies';
import { type AccountId, toId } from '#lib/ids';
import type { SignedInUser, TestApp } from './start-test-app.ts';

/** Gives an account another plan, as a payment would. */
export async function grantPlan(app: TestApp, { user }: SignedInUser, planId: PlanId): Promise<void> {
  await grantPlanTo(app.ctx, { userId: toId<AccountId>(user.id), planId });
}

export async function registerWithPlan(app: TestApp, planId: PlanId): Promise<SignedInUser> {
  const person = await app.openAccount();
  await grantPlan(app, person, planId);
  return person;
}

/** A company whose first analyses have begun. */
export async function createCompany(
  app: TestApp,
  as: SignedInUser,
  {
    name = 'Hosting Rossi',
    prompts = ['Qual è il miglior hosting?'],
    websiteUrl = 'https://hosting-rossi.it',
  }: { name?: string; prompts?: string[]; websiteUrl?: string } = {},
) {
  const company = { name, websiteUrl };
  const { body } = await app.call(api.createCompany, {
    as,
    body: { company, prompts: prompts.map((text) => ({ text })) },
  });
  await app.deliverEvents();
  const { companies } = (await app.call(api.listCompanies, { as })).body;
  const created = companies.find(({ id }) => id === body.company.id);
  const [prompt] = created?.prompts ?? [];
  if (created === undefined || prompt === undefined) throw new Error('A company without prompts');
  return { company: created, prompt };
}

/** The prompt as the dashboard sees it now. */
export async function findPrompt(app: TestApp, as: SignedInUser, promptId: string) {
  const { body } = await app.call(api.listCompanies, { as });
  const prompt = body.companies.flatMap(({ prompts }) => prompts).find(({ id }) => id === promptId);
  if (prompt === undefined) throw new Error('The prompt is not listed');
  return prompt;
}

/** The rows of a table, for what no endpoint shows. */
export async function countRows(app: TestApp, table: string): Promise<number> {
  const { rows } = await app.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}
