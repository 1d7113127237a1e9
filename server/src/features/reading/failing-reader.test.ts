import { describe, expect, it } from 'vitest';
import { countRows, createCompany, registerWithPlan } from '#test/monitoring-scene';
import { ANSWER, claim, listCalls, listReaders, says, setUpReadings } from '#test/reading-scene';
import type { StandInRule } from '#test/stand-ins/engines/openai-compatible';

const { provider, read } = setUpReadings();

describe('a model that fails leaves the answer to the rules, and the row says why', () => {
  it.each<{ what: string; rule: StandInRule; because: string }>([
    { what: 'half a response', rule: { fault: 'half_json' }, because: 'broken_output' },
    { what: 'half JSON', rule: { text: '{"answers":[{"answer":1,"list' }, because: 'broken_output' },
    { what: 'prose', rule: { text: 'Certo! Le aziende sono velora e Tiscali.' }, because: 'broken_output' },
    { what: 'another shape', rule: { text: '{"answers":["velora"]}' }, because: 'broken_output' },
    { what: 'a field too many', rule: { text: '{"answers":[],"note":"x"}' }, because: 'broken_output' },
    {
      what: 'a name without end',
      rule: says([claim('velora'), claim('x'.repeat(101))]),
      because: 'broken_output',
    },
    { what: 'nothing of it', rule: { text: '{"answers":[]}' }, because: 'left_out' },
    { what: '10 MB', rule: { fault: 'huge' }, because: 'broken_output' },
    { what: 'a refusal', rule: { fault: 'content_filter' }, because: 'broken_output' },
    { what: 'an overload', rule: { fault: 'rate_limited', retryAfter: '60' }, because: 'unavailable' },
    { what: 'no answer in time', rule: { fault: 'hang' }, because: 'timeout' },
  ])('after $what', async ({ rule, because }) => {
    const { app, listNamed } = await read([rule], {
      env: { ENGINE_TIMEOUT_S: rule.fault === 'hang' ? '1' : '5' },
    });
    expect(await listNamed()).toEqual([['Tiscali']]);
    expect(await listReaders(app)).toEqual([`rules: ${because}`]);
    expect(await countRows(app, 'model_readings')).toBe(0);
  });

  it('a provider’s fault is tried once more', async () => {
    const { app, requests } = await read([{ fault: 'server_error', times: 1 }, says([claim('velora')])]);
    expect(requests).toHaveLength(2);
    expect(await listReaders(app)).toEqual(['compatible/lettore']);
    expect(await listCalls(app)).toEqual(['compatible/lettore failed', 'compatible/lettore ok']);
  });

  it('output that one answer spoils is asked for in halves', async () => {
    const { app, requests } = await read(
      [
        { text: '{"answers":', times: 1 },
        { contains: 'velora', text: '{"answers":' },
        says([claim('Aruba')]),
      ],
      { texts: [ANSWER, 'Meglio Aruba.'] },
    );
    expect(requests).toHaveLength(3);
    expect((await listReaders(app)).toSorted()).toEqual(['compatible/lettore', 'rules: broken_output']);
  });

  it('five failures in a row pause the reader, and no engine', async () => {
    const { app } = await read([{ fault: 'rate_limited', retryAfter: '600' }]);
    const asked = provider().requests.length;
    const ben = await registerWithPlan(app, 'pro');
    await createCompany(app, ben);
    await app.settleJobs();
    expect(provider().requests).toHaveLength(asked);
    expect(await countRows(app, 'analysis_results')).toBe(2);
    expect(await listReaders(app)).toEqual(Array(2).fill('rules: unavailable'));
  });

  it('an answer longer than one call takes', async () => {
    const { app, listNamed, requests } = await read([says([])], {
      texts: [`${ANSWER}\n\n${'a '.repeat(25_000)}`],
    });
    expect(requests).toEqual([]);
    expect((await listNamed()).flat()).toContain('Tiscali');
    expect(await listReaders(app)).toEqual(['rules: too_long']);
    expect(await listCalls(app)).toEqual([]);
  });

  it('beyond the day’s budget', async () => {
    const { app, requests } = await read([says([])], {
      env: {
        READER: 'openai',
        OPENAI_API_KEY: 'sk-prova',
        OPENAI_BASE_URL: provider().baseUrl,
        ENGINE_DAILY_BUDGET_CENTS: '1',
      },
    });
    expect(requests).toEqual([]);
    expect(await listReaders(app)).toEqual(['rules: over_budget']);
  });
});

describe('the rules read alone', () => {
  it.each([
    ['where the operator wants it so', { READER: 'rules' }, 'chosen'],
    ['where no engine with a small model has a key', { READER: 'auto' }, 'no_model'],
  ])('%s', async (_, env, because) => {
    const { app, requests } = await read([], { env });
    expect(requests).toEqual([]);
    expect(await listReaders(app)).toEqual([`rules: ${because}`]);
  });

  it('a refusal and an answer without words', async () => {
    const { app, requests } = await read([says([])], {
      texts: ['Mi dispiace, non posso rispondere a questa domanda.', ''],
    });
    expect(requests).toEqual([]);
    expect(await listReaders(app)).toEqual(Array(2).fill('rules: nothing_to_read'));
  });
});
