import { api, type CompanyNames } from '@citato/contract';
import { EXTRACTOR_VERSION } from '@citato/mentions';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toId } from '#lib/ids';
import { countRows, createCompany, findPrompt, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import {
  answerNaming,
  answerText,
  createLatch,
  createScriptedEngine,
} from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';
import { rereadBatch } from './reread-answers.ts';
import { rereadCompany } from './reread-company.ts';
import { rereadOutdated } from './reread-outdated.ts';

let app: TestApp;
afterEach(() => app.stop());

type Reply = Parameters<typeof createScriptedEngine>[0]['reply'];

/** An account whose prompt was answered; each analysis asks three times. */
const monitor = async (reply: Reply) => {
  const engine = createScriptedEngine({ reply });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '3' } });
  const ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada);
  return { ada, engine, companyId: company.id, promptId: prompt.id };
};

const stateNames = (as: SignedInUser, companyId: string, names: Partial<CompanyNames>) =>
  app.call(api.setCompanyAliases, {
    as,
    params: { companyId },
    body: { own: [], competitors: [], ignored: [], ...names },
  });

const readCompanies = async (as: SignedInUser, promptId: string) => {
  const prompt = await findPrompt(app, as, promptId);
  const rows = prompt.monitoringData[0]?.mentionedCompanies ?? [];
  return rows.map(({ name, isOwn, mentions }) => `${name} ${String(mentions)}${isOwn ? ' own' : ''}`);
};

/** Everything a reading decides, in an order that does not depend on when it was written. */
const readEverything = async () => {
  const tables = [
    'analysis_results',
    'mentions',
    'citations',
    'monthly_sources',
    'monthly_tallies',
    'monitoring_data',
    'analysis_usage',
  ];
  const everything: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await app.ctx.db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
    );
    everything[table] = rows.map(({ row }) => row);
  }
  return everything;
};

const update = (change: ReturnType<typeof sql>) => app.ctx.db.execute(change);
/** The same person the day after. */
const aDayLater = (person: SignedInUser) => {
  app.clock.advance({ days: 1 });
  return app.renew(person);
};

describe('after the names changed', () => {
  it('the stored answers are read again and every number follows, and back', async () => {
    const { ada, companyId, promptId } = await monitor(({ sample }) =>
      answerNaming('Rossihost', 'Aruba', sample === 1 ? 'Netsons Cloud' : 'Netsons', 'Vaporia'),
    );
    await app.settleJobs();
    const before = await readCompanies(ada, promptId);
    expect(before).toContain('Hosting Rossi 0 own');

    await stateNames(ada, companyId, {
      own: ['Rossihost'],
      competitors: [{ name: 'Netsons', aliases: ['Netsons Cloud'] }],
      ignored: ['Vaporia'],
    });
    app.clock.advance({ minutes: 1 });
    await app.settleJobs();
    expect(await readCompanies(ada, promptId)).toEqual(['Hosting Rossi 3 own', 'Aruba 3', 'Netsons 3']);
    const renewed = await findPrompt(app, ada, promptId);
    expect(renewed.monitoringData[0]?.mentionRate.percent).toBe(100);
    expect(renewed.monitoringData[0]?.lastUpdated).toBe(app.clock.now().toISOString());
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId } });
    expect(body.results.map(({ brandPresent, brandPosition }) => [brandPresent, brandPosition])).toEqual(
      Array.from({ length: 3 }, () => [true, 1]),
    );
    expect((await app.call(api.getMonitoringLastUpdate, { as: ada })).body.lastUpdate).toBe(
      app.clock.now().toISOString(),
    );

    await stateNames(ada, companyId, {});
    await app.settleJobs();
    expect(await readCompanies(ada, promptId)).toEqual(before);
  });

  it('open browsers are told, and nothing is asked or paid again', async () => {
    const { ada, companyId, promptId, engine } = await monitor(() => answerNaming('Rossihost', 'Aruba'));
    await app.settleJobs();
    const [asked, calls] = [engine.asked.length, await countRows(app, 'engine_calls')];
    await update(sql`delete from live_events`);
    await stateNames(ada, companyId, { own: ['Rossihost'] });
    await app.settleJobs();
    const { rows } = await app.ctx.db.execute<{ event: unknown }>(
      sql`select event from live_events where event ->> 'type' not in ('company.rereading', 'task-list.updated')`,
    );
    expect(rows).toEqual([
      {
        event: { type: 'monitoring.updated', companyId, promptId, lastUpdate: app.clock.now().toISOString() },
      },
    ]);
    expect([engine.asked.length, await countRows(app, 'engine_calls')]).toEqual([asked, calls]);
  });

  it('the same names again change nothing and tell nobody', async () => {
    const { ada, companyId } = await monitor(() => answerNaming('Rossihost', 'Aruba'));
    await app.settleJobs();
    await stateNames(ada, companyId, { own: ['Rossihost'] });
    await app.settleJobs();
    const before = await readEverything();
    app.clock.advance({ minutes: 1 });
    await stateNames(ada, companyId, { own: ['Rossihost'] });
    await app.settleJobs();
    expect(await readEverything()).toEqual(before);
  });

  it('another company of the same account keeps its readings', async () => {
    const { ada, companyId } = await monitor(() => answerNaming('Rossihost', 'Aruba'));
    const other = await createCompany(app, ada, {
      name: 'Blu Hosting',
      prompts: ['Quale hosting per un blog?'],
    });
    await app.settleJobs();
    await stateNames(ada, companyId, { ignored: ['Aruba'] });
    await app.settleJobs();
    expect(await readCompanies(ada, other.prompt.id)).toContain('Aruba 3');
  });

  it('the passages that the engine’s sources bear stay as they are', async () => {
    const span = { start: 35, end: 42 };
    const { ada, companyId, promptId } = await monitor(() => ({
      ...answerNaming('Aruba'),
      citations: [{ url: 'https://www.aruba.it/', title: null, span }],
    }));
    await app.settleJobs();
    await stateNames(ada, companyId, { ignored: ['Tiscali'] });
    await app.settleJobs();
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId } });
    expect(body.results.map(({ citations }) => citations[0]?.span)).toEqual([span, span, span]);
  });
});

describe('reading history again', () => {
  const history = async (days: number) => {
    const scene = await monitor(({ sample }, { call }) =>
      call % 5 === 0
        ? answerText('Non posso rispondere a questa domanda.')
        : answerText(
            `Ti consiglio **Aruba**, affidabile, e poi Netsons [1]. ${sample === 2 ? 'Anche Hosting Rossi è veloce.' : ''}\n\n[1]: https://netsons.com/hosting`,
          ),
    );
    await app.settleJobs();
    let { ada } = scene;
    for (let day = 1; day < days; day += 1) {
      ada = await aDayLater(ada);
      await app.call(api.startAnalysis, { as: ada, body: { promptId: scene.promptId } });
      await app.settleJobs();
    }
    return { ...scene, ada };
  };
  const countStale = async (revision = 0) => {
    const { rows } = await app.ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from analysis_results where names_revision = ${revision}`,
    );
    return rows[0]?.count;
  };
  /** As if another version of the reader had read everything. */
  const outdate = async () => {
    await update(
      sql`update analysis_results set extractor_version = 'another' where extractor_version is not null`,
    );
    await rereadOutdated(app.ctx);
    await app.settleJobs();
  };

  it('by the same reader gives the same rows, however often', async () => {
    await history(3);
    await outdate();
    const once = await readEverything();
    app.clock.advance({ minutes: 1 });
    await outdate();
    expect(await readEverything()).toEqual(once);
  });

  it('begins where a reader of another version read, and ends with every answer up to date', async () => {
    const { ada, promptId } = await history(2);
    await update(
      sql`update mentions set name = 'Letta male', company_key = 'letta male' where not is_own and position = 1`,
    );
    await outdate();
    const { rows } = await app.ctx.db.execute<{ version: string }>(
      sql`select distinct extractor_version as version from analysis_results`,
    );
    expect(rows).toEqual([{ version: EXTRACTOR_VERSION }]);
    expect(await readCompanies(ada, promptId)).not.toContainEqual(expect.stringContaining('Letta male'));
  });

  it('keeps what was read of answers whose text is gone', async () => {
    const { ada, promptId, companyId } = await history(2);
    const before = await readCompanies(ada, promptId);
    await update(sql`delete from answer_texts`);
    await stateNames(ada, companyId, { ignored: ['Aruba'] });
    await outdate();
    expect(await readCompanies(ada, promptId)).toEqual(before);
  });

  it('goes on where a worker died, batch by batch', async () => {
    const { ada, promptId, companyId } = await history(3);
    await stateNames(ada, companyId, { ignored: ['Aruba'] });
    expect(await countStale()).toBe(9);
    expect(await rereadBatch(app.ctx, toId(promptId), { limit: 3 })).toBe('more');
    expect(await countStale()).toBe(6);
    expect(await readCompanies(ada, promptId)).toContainEqual(expect.stringContaining('Aruba'));
    await app.settleJobs();
    expect(await countStale()).toBe(0);
    expect(await readCompanies(ada, promptId)).not.toContainEqual(expect.stringContaining('Aruba'));
  });

  it('ends quietly when the company is deleted meanwhile', async () => {
    const { ada, companyId } = await history(1);
    await stateNames(ada, companyId, { ignored: ['Aruba'] });
    await app.call(api.deleteCompany, { as: ada, params: { companyId } });
    await app.settleJobs();
    expect(app.logged.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });

  it('goes on after a crash between the last batch and the numbers', async () => {
    const { ada, promptId, companyId } = await history(2);
    await stateNames(ada, companyId, { ignored: ['Aruba'] });
    await app.settleJobs();
    const expected = await readCompanies(ada, promptId);
    await update(sql`update monitoring_data set mentioned_companies = '[]', own_mentions = 0`);
    await stateNames(ada, companyId, { ignored: ['Aruba', 'Joomla'] });
    await app.settleJobs();
    expect(await readCompanies(ada, promptId)).toEqual(expected);
  });

  it('keeps an engine’s own refusal a refusal', async () => {
    const { ada, promptId, companyId } = await monitor(({ sample }) =>
      sample === 1 ? answerText('Ecco **Aruba** e **Netsons**.', 'refused') : answerNaming('Aruba'),
    );
    await app.settleJobs();
    await stateNames(ada, companyId, { own: ['Rossihost'] });
    await outdate();
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId } });
    expect(body.results.map(({ status }) => status).sort()).toEqual(['ok', 'ok', 'refused']);
  });
});

describe('an analysis that runs meanwhile', () => {
  it('ends undisturbed, and its late answers are read under the new names too', async () => {
    const latch = createLatch();
    const { promptId, companyId, engine, ...scene } = await monitor(async ({ sample }, { call }) => {
      if (call > 3 && sample === 3) await latch.passed;
      return answerNaming('Rossihost', 'Aruba');
    });
    await app.settleJobs();
    const ada = await aDayLater(scene.ada);
    await app.call(api.startAnalysis, { as: ada, body: { promptId } });
    const running = app.settleJobs();
    await vi.waitFor(async () => expect(await countRows(app, 'analysis_results')).toBe(5));

    await stateNames(ada, companyId, { own: ['Rossihost'] });
    const figures = async () => (await findPrompt(app, ada, promptId)).monitoringData[0];
    await rereadCompany(app.ctx, { companyId: toId(companyId) }, { signal: new AbortController().signal });
    expect(await figures()).toMatchObject({ totalResponses: 3, mentionRate: { percent: 100 } });

    latch.open();
    await running;
    await app.settleJobs();
    expect(await figures()).toMatchObject({
      totalResponses: 6,
      totalAnalyses: 2,
      mentionRate: { percent: 100 },
    });
    expect(engine.asked).toHaveLength(6);
    expect((await findPrompt(app, ada, promptId)).analysisStatus).toBe('idle');
  });
});
