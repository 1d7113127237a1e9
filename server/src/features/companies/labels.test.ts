import { api, MAX_LABELS, MAX_LABELS_EACH } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  ada = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, ada, { prompts: ['Uno?', 'Due?', 'Tre?'] });
  companyId = company.id;
  promptIds = company.prompts.map(({ id }) => id);
});
afterAll(() => app.stop());

const create = async (name: string, subject: 'prompt' | 'company' = 'prompt', as = ada) =>
  (await app.call(api.createLabel, { as, body: { subject, name, colour: 'ochre' } })).body.label;
const put = (body: { promptIds: string[]; add: string[]; remove: string[] }, as = ada) => ({ as, body });
const readPrompts = async () => {
  const { body } = await app.call(api.listCompanies, { as: ada });
  return body.companies[0]?.prompts.map(({ labelIds }) => labelIds);
};

describe('labels', () => {
  it('are made once a name, and listed by name', async () => {
    const first = await create('  Prezzi ');
    expect(first).toMatchObject({ subject: 'prompt', name: 'Prezzi', colour: 'ochre' });
    expect(await create('prezzi')).toEqual(first);
    expect((await create('Prezzi', 'company')).id).not.toBe(first.id);
    await create('Alberghi');
    const { body } = await app.call(api.listLabels, { as: ada });
    expect(body.labels.map(({ name }) => name)).toEqual(['Alberghi', 'Prezzi', 'Prezzi']);
  });

  it('are renamed and coloured, but never like another one', async () => {
    const label = await create('Vecchia');
    const params = { labelId: label.id };
    const { body } = await app.call(api.updateLabel, {
      as: ada,
      params,
      body: { name: 'Nuova', colour: 'brick' },
    });
    expect(body.label).toEqual({ ...label, name: 'Nuova', colour: 'brick' });
    const taken = await app.callRefused(api.updateLabel, { as: ada, params, body: { name: 'ALBERGHI' } });
    expect(taken.body.code).toBe('labels.name_taken');
    await app.call(api.deleteLabel, { as: ada, params });
    const gone = await app.callRefused(api.updateLabel, { as: ada, params, body: { name: 'Mai' } });
    expect(gone.body.code).toBe('labels.not_found');
  });

  it('stand on many prompts at once, and come off all when they are deleted', async () => {
    const [hotels, prices] = [await create('Hotel'), await create('Prezzi')];
    const { body } = await app.call(
      api.setPromptLabels,
      put({ promptIds: [...promptIds, ...promptIds.slice(0, 1)], add: [hotels.id], remove: [] }),
    );
    expect(body.prompts).toHaveLength(3);
    const [first = ''] = promptIds;
    await app.call(api.setPromptLabels, put({ promptIds: [first], add: [prices.id], remove: [hotels.id] }));
    expect(await readPrompts()).toEqual([[prices.id], [hotels.id], [hotels.id]]);
    const { body: exported } = await app.call(api.setCompanyLabels, {
      as: ada,
      params: { companyId },
      body: { labelIds: [(await create('Clienti', 'company')).id] },
    });
    const { body: list } = await app.call(api.listCompanies, { as: ada });
    expect(list.companies[0]?.labelIds).toEqual(exported.labelIds);
    await app.call(api.deleteLabel, { as: ada, params: { labelId: hotels.id } });
    expect(await readPrompts()).toEqual([[prices.id], [], []]);
  });

  it('are refused on what is not the user’s, and none is put on then', async () => {
    const label = await create('Propria');
    const bob = await registerWithPlan(app, 'business');
    const theirs = await create('Di Bob', 'prompt', bob);
    const [first = '', second = ''] = promptIds;
    const refused = async (body: Parameters<typeof put>[0], as = ada) =>
      (await app.callRefused(api.setPromptLabels, put(body, as))).body.code;
    expect(await refused({ promptIds: [first], add: [theirs.id], remove: [] })).toBe('labels.not_found');
    expect(await refused({ promptIds: [first], add: [theirs.id], remove: [] }, bob)).toBe(
      'prompts.not_found',
    );
    const missing = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';
    expect(await refused({ promptIds: [second, missing], add: [label.id], remove: [] })).toBe(
      'prompts.not_found',
    );
    expect(await refused({ promptIds: [], add: [label.id], remove: [] })).toBe('request.invalid');
    const company = await create('Azienda', 'company');
    expect(await refused({ promptIds: [second], add: [company.id], remove: [] })).toBe('labels.not_found');
    expect((await readPrompts())?.[1]).toEqual([]);
  });

  it('come with prompts that are added, made where they are new, and a repeated request makes none', async () => {
    const known = await create('Prezzi');
    const body = {
      prompts: [
        { text: 'Quanto costa?', labels: ['prezzi', 'Nuova di zecca', 'nuova di ZECCA'] },
        { text: 'E senza?' },
      ],
      requestId: 'many-prompts-1',
    };
    const { body: added } = await app.call(api.addPrompts, { as: ada, params: { companyId }, body });
    const labels = (await app.call(api.listLabels, { as: ada })).body.labels;
    const fresh = labels.filter(({ name }) => name === 'Nuova di zecca');
    expect(fresh).toHaveLength(1);
    expect(added.prompts.map(({ labelIds }) => labelIds)).toEqual([[known.id, fresh[0]?.id], []]);
    const again = await app.call(api.addPrompts, { as: ada, params: { companyId }, body });
    expect(again.body).toEqual(added);
  });

  it('are as many as a list can show, and a prompt carries a few', async () => {
    const bob = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, bob, { name: 'Bob', prompts: ['Chi?'] });
    const made = [];
    for (let index = 0; index < MAX_LABELS; index += 1)
      made.push((await create(`Etichetta ${String(index)}`, 'prompt', bob)).id);
    const body = { subject: 'prompt' as const, name: 'Una in più', colour: 'ink' as const };
    expect((await app.callRefused(api.createLabel, { as: bob, body })).body.code).toBe('labels.full');
    const ids = company.prompts.map(({ id }) => id);
    const many = put({ promptIds: ids, add: made.slice(0, MAX_LABELS_EACH + 1), remove: [] }, bob);
    expect((await app.callRefused(api.setPromptLabels, many)).body.code).toBe('labels.too_many');
  });

  it('have a name somebody can read and a colour of ours', async () => {
    for (const body of [
      { subject: 'prompt', name: ' \u200b ', colour: 'ink' },
      { subject: 'prompt', name: 'x'.repeat(33), colour: 'ink' },
      { subject: 'prompt', name: 'Bene', colour: '#fff' },
      { subject: 'engine', name: 'Bene', colour: 'ink' },
    ]) {
      const { statusCode } = await app.server.inject({
        method: 'POST',
        url: api.createLabel.path,
        headers: { authorization: `Bearer ${ada.accessToken}` },
        payload: body,
      });
      expect(statusCode).toBe(400);
    }
  });
});
