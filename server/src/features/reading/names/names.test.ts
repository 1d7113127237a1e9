import { api } from '@citato/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
beforeEach(async () => {
  const reply = () => answerText('I più citati sono **Perla Verde** e **Relata**.');
  app = await startTestApp({ engines: [createScriptedEngine({ reply })], env: { RATE_LIMIT_SCALE: '1' } });
  ada = await registerWithPlan(app, 'pro');
});
afterEach(() => app.stop());

const scopeOf = (companyId: string) => ({ as: ada, params: { companyId } });
const create = async (name: string) => scopeOf((await createCompany(app, ada, { name })).company.id);
const setNames = (scope: ReturnType<typeof scopeOf>, own: string[], competitors: string[] = []) =>
  app.call(api.setCompanyAliases, {
    ...scope,
    body: {
      own,
      competitors: competitors.map((name) => ({ name, aliases: [`${name} Italia`] })),
      ignored: [],
    },
  });

describe('what counts as a company’s name', () => {
  it('is its name, its site, the names its user gave, and what follows from them', async () => {
    const scope = await create('Hotel La Perla');
    await setNames(scope, ['Perla Rimini'], ['La Perla Nera']);
    const { body } = await app.call(api.describeCompanyName, scope);
    const counts = Object.fromEntries(body.counts.map(({ variant, spellings }) => [variant, spellings]));
    expect(counts).toMatchObject({
      as_written: ['Hotel La Perla'],
      site: ['hosting-rossi.it'],
      alias: ['Perla Rimini'],
      trade_word: ['hotel La Perla'],
    });
    expect(body.strict).toBeNull();
    expect(body.leftOut).toContainEqual({ because: 'part', spelling: 'La Perla' });
  });

  it('is strict for an everyday word, and told apart from a company the user registered', async () => {
    const scope = await create('Oro');
    await setNames(scope, [], ['Oro Verde']);
    const { body } = await app.call(api.describeCompanyName, scope);
    expect(body.strict?.because).toBe('everyday_word');
    expect(body.strict?.phrases.map(({ counts }) => counts)).toEqual([true, true, true, true, false, false]);
    expect(body.others[0]).toEqual({ name: 'Oro Verde', relation: 'longer', isDistinguished: true });
  });

  it('is nothing for a name of signs alone', async () => {
    const { body } = await app.call(api.describeCompanyName, await create('+++'));
    expect([body.isFindable, body.counts.map(({ variant }) => variant)]).toEqual([true, ['site']]);
  });

  it('is told to its user alone', async () => {
    const scope = await create('Hotel La Perla');
    const eva = await app.openAccount();
    for (const refused of [
      await app.callRefused(api.describeCompanyName, { ...scope, as: eva }),
      await app.callRefused(api.readSentence, { ...scope, as: eva, body: { sentence: 'Ciao' } }),
    ])
      expect([refused.status, refused.body.code]).toEqual([404, 'companies.not_found']);
  });
});

describe('a sentence its user tries', () => {
  it.each([
    ['Meglio l’hotel La Perla di Rimini.', true],
    ['Meglio La Perla.', false],
    ['Non ho trovato informazioni su Hotel La Perla.', false],
    ['Qui non c’è niente.', false],
  ])('%s', async (sentence, isNamed) => {
    const scope = await create('Hotel La Perla');
    const { body } = await app.call(api.readSentence, { ...scope, body: { sentence } });
    expect(body.isNamed).toBe(isNamed);
    for (const { start, end, text } of body.spans) expect(sentence.slice(start, end)).toBe(text);
  });

  it('says what keeps a name from counting', async () => {
    const scope = await create('Oro');
    const { body } = await app.call(api.readSentence, {
      ...scope,
      body: { sentence: 'Oro e argento salgono.' },
    });
    expect(body.isNamed).toBe(false);
    expect(body.spans[0]).toMatchObject({ text: 'Oro', isOwn: true, counts: false });
    expect(body.spans[0]?.why).toContain('everyday_word');
  });

  it('is refused when it is none, too long, or one of too many', async () => {
    const scope = await create('Oro');
    for (const sentence of ['', ' \u200B ', 'a'.repeat(501)])
      expect((await app.callRefused(api.readSentence, { ...scope, body: { sentence } })).status).toBe(400);
    for (let use = 0; use < 60; use += 1)
      await app.call(api.readSentence, { ...scope, body: { sentence: 'Meglio Oro.' } });
    const refused = await app.callRefused(api.readSentence, { ...scope, body: { sentence: 'Meglio Oro.' } });
    expect([refused.status, refused.body.code]).toEqual([429, 'request.rate_limited']);
  });
});

describe('a name in the answers that is spelt like the own one', () => {
  const FOUND = { name: 'Perla Verde', into: { name: 'Hotel Perla Verde', isOwn: true }, basis: 'spelling' };
  const setUp = async () => {
    const scope = await create('Hotel Perla Verde');
    await app.settleJobs();
    const list = async () => (await app.call(api.listNameProposals, scope)).body.proposals;
    return { scope, list };
  };

  it('is proposed without any model, and counts once the user says so', async () => {
    const { scope, list } = await setUp();
    const [found, ...others] = await list();
    expect(found).toMatchObject(FOUND);
    expect(found?.answers).toBeGreaterThan(0);
    expect(others).toEqual([]);
    await setNames(scope, ['Perla Verde']);
    await app.settleJobs();
    expect(await list()).toEqual([]);
    const { body } = await app.call(api.describeCompanyName, scope);
    expect(body.counts).toContainEqual({ variant: 'alias', spellings: ['Perla Verde'] });
  });

  it('is proposed no more once the user says that it is another company', async () => {
    const { scope, list } = await setUp();
    await app.call(api.refuseNameProposal, {
      ...scope,
      body: { name: 'Perla Verde', into: 'Hotel Perla Verde' },
    });
    expect(await list()).toEqual([]);
  });

  it('is no pair that anybody can make up', async () => {
    const { scope, list } = await setUp();
    await app.call(api.refuseNameProposal, { ...scope, body: { name: 'Uno', into: 'Due' } });
    expect(await list()).toHaveLength(1);
  });
});
