import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRows, createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { foldTitle, nameAction } from './rules/name-action.ts';
import { taskLists } from './task-lists/tables.ts';

const PROMPTS = 150;
const RIVALS = ['Aruba', 'Netsons', 'SiteGround', 'Keliweb', 'Serverplan', 'Tophost', 'Register'];

/** Questions that differ in whom they name, what they cite and what they reproach, as those of one market do. */
const reply = ({ text, sample }: { text: string; sample: number }) => {
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  const rival = RIVALS[number % RIVALS.length] ?? 'Aruba';
  const other = RIVALS[(number + sample + 1) % RIVALS.length] ?? 'Netsons';
  const said =
    number % 4 === 0
      ? `${rival} è la scelta migliore. Hosting Rossi è affidabile ma costa troppo e l’assistenza è lenta.`
      : `Per un negozio online ${rival} è la scelta più completa e costa poco. Anche ${other} va bene.`;
  const urls = [
    `https://guida${String(number % 30)}.example/migliori`,
    `https://forum${String(number % 9)}.example/consigli`,
    `https://www.${rival.toLowerCase()}.example/hosting`,
    ...(number % 6 === 0 ? ['https://hosting-rossi.it/prezzi'] : []),
  ];
  return { ...answerText(said), citations: urls.map((url) => ({ url, title: null, span: null })) };
};

let app: TestApp;
let user: SignedInUser;
let companyId: string;
beforeAll(async () => {
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    env: { ANSWERS_PER_ANALYSIS: '3' },
  });
  user = await registerWithPlan(app, 'business');
  const prompts = Array.from(
    { length: PROMPTS },
    (_, n) => `Quale hosting scegliere per il caso ${String(n)}?`,
  );
  ({ id: companyId } = (await createCompany(app, user, { prompts })).company);
  await app.settleJobs();
  // Lists that found the company's site being read for another wait a moment.
  for (let turn = 0; turn < 20 && (await countRows(app, 'task_lists')) < PROMPTS; turn += 1) {
    app.clock.advance({ minutes: 1 });
    await app.settleJobs();
  }
  user = await app.renew(user);
}, 240_000);
afterAll(() => app.stop());

it('the plan of 150 prompts holds no action twice by the documented rule, and loses none', async () => {
  const { prompts, actions } = (await app.call(api.getActionPlan, { as: user, params: { companyId } })).body;
  const lists = await app.ctx.db.select().from(taskLists);
  expect(prompts).toBe(PROMPTS);
  expect(lists).toHaveLength(PROMPTS);
  const listed = lists.flatMap(({ promptId, targetUrl, parsedActions }) =>
    parsedActions.map((action) => ({
      promptId,
      name: nameAction(action, targetUrl),
      title: foldTitle(action.title),
    })),
  );
  expect(listed.length).toBeGreaterThan(2 * PROMPTS);
  const titles = actions.map(({ title }) => foldTitle(title));
  expect(new Set(actions.map(({ key }) => key)).size).toBe(actions.length);
  expect(new Set(titles).size).toBe(actions.length);
  // What is linked by names and titles, over however many lists, is served for all its prompts.
  for (const linked of groupLinked(listed)) {
    const names = new Set(linked.map(({ name }) => name));
    const served = actions.filter(({ key }) => names.has(key)).flatMap(({ promptIds }) => promptIds);
    expect(new Set(served)).toEqual(new Set(linked.map(({ promptId }) => promptId)));
  }
});

interface Listed {
  readonly promptId: string;
  readonly name: string;
  readonly title: string;
}

/** Actions that share a name or a title, those that share one with these, and so on. */
function groupLinked(listed: readonly Listed[]): Listed[][] {
  const left = new Set(listed);
  const groups: Listed[][] = [];
  for (const first of listed) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group)
      for (const other of left)
        if (other.name === one.name || other.title === one.title) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}
