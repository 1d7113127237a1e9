import { api } from '@citato/contract';
import { afterEach, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from './monitoring-scene.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

it('two customers of a demo who ask the same question each find their own brand in the answers', async () => {
  app = await startTestApp({ env: { ANSWERS_PER_ANALYSIS: '20' } });
  const text = 'Qual è il miglior hosting per un negozio online?';
  const people = [];
  for (const name of ['Ferramenta Bianchi', 'Utensileria Neri']) {
    const as = await registerWithPlan(app, 'guru');
    people.push({ as, name, ...(await createCompany(app, as, { name, prompts: [text] })) });
  }
  await app.settleJobs();
  for (const { as, name, prompt } of people) {
    const { body } = await app.call(api.listAnswers, { as, params: { promptId: prompt.id } });
    const answers = body.results.map(({ answer }) => answer ?? '').join('\n');
    const others = people.filter((other) => other.name !== name);
    expect(answers).toContain(name);
    for (const other of others) expect(answers).not.toContain(other.name);
  }
});
