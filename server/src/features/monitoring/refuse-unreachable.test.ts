import { api } from '@citato/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { refuseUnreachable } from './refuse-unreachable.ts';

let app: TestApp;
let ada: SignedInUser;
beforeEach(async () => {
  app = await startTestApp();
  ada = await registerWithPlan(app, 'guru');
});
afterEach(() => app.stop());

/** A watch of nodes that finds one down, on which the company of this id lies. */
const admit = (unreachable: string, down: readonly string[] = ['node:5432']) =>
  refuseUnreachable({
    ...app.ctx,
    nodes: {
      ...app.ctx.nodes,
      listDown: () => down,
      isReachable: (companyId) => Promise.resolve(companyId !== unreachable),
    },
  });

test('a request about a company whose node is down is refused, by its own id or by a prompt’s', async () => {
  const { company, prompt } = await createCompany(app, ada);
  const refused = { code: 'server.unavailable' };
  await expect(admit(company.id)({ params: { companyId: company.id } })).rejects.toMatchObject(refused);
  await expect(admit(company.id)({ params: { promptId: prompt.id } })).rejects.toMatchObject(refused);
});

test('all others are served', async () => {
  const { company, prompt } = await createCompany(app, ada);
  const { company: other } = await createCompany(app, ada, { name: 'Altra', prompts: ['Dove?'] });
  await admit(other.id)({ params: { companyId: company.id } });
  await admit(other.id)({ params: { promptId: prompt.id } });
  await admit(company.id)({ params: {} });
  await admit(company.id, [])({ params: { companyId: company.id } });
  const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
  expect(body.results).toEqual([]);
});
