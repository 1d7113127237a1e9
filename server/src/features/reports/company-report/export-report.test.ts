import { api, type CompanyWithPrompts, type MonitoringData } from '@citato/contract';
import { buildResultsView } from '@citato/contract/figures';
import {
  formatDecimal,
  formatInteger,
  formatMeanInterval,
  formatOtherCompanies,
  formatPercent,
  formatRateInterval,
} from '@citato/contract/format';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReportRenderer, PoolBusy, type ReportRenderer, WorkerLost } from '#adapters/pdf';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { readPdf } from '@citato/pdf/test/read-pdf';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';
import { fillPath } from '../../../../test/call-endpoint.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
afterEach(() => app.stop());
const start = async (options: TestAppOptions = {}) => {
  app = await startTestApp({ env: { ANSWERS_PER_ANALYSIS: '3' }, ...options });
};

function download(as: SignedInUser, companyId: string) {
  return app.server.inject({
    url: fillPath(api.exportReport.path, { companyId }),
    headers: { authorization: `Bearer ${as.accessToken}` },
  });
}

/** Chance that is the same at every run. */
function createChance(seed: number): (of: number) => number {
  let state = seed;
  return (of) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return (state >>> 16) % of;
  };
}

const shown = (value: number | null, format: (value: number) => string) =>
  value === null ? 'N/A' : format(value);

/** What the screen writes for a prompt's numbers, line by line as the report sets them. */
function describeNumbers(data: MonitoringData): string[] {
  const { mentionRate, averagePosition, totalAnalyses, totalResponses, otherCompanies, stability } = data;
  const view = buildResultsView({
    companies: data.mentionedCompanies,
    otherCount: otherCompanies.count,
    sort: null,
  });
  const rows = [...view.rows, ...(view.ownBelow === null ? [] : [view.ownBelow])];
  return [
    `Mention Rate ${shown(mentionRate.percent, formatPercent)} ${formatRateInterval(mentionRate)}`,
    ...(averagePosition.value === null
      ? ['Posizione Media N/A assente in tutte le risposte']
      : [`Posizione Media ${formatDecimal(averagePosition.value)} ${formatMeanInterval(averagePosition)}`]),
    `Numero Analisi ${formatInteger(totalAnalyses)} ${formatInteger(totalResponses)} risposte valide`,
    ...(stability === null ? [] : [`stabilità ${formatPercent(stability.percent)}`]),
    ...rows.map(
      (row) =>
        `${formatInteger(row.rank)} ${row.name} ${formatInteger(row.mentions)} ` +
        `${shown(row.sharePercent, formatPercent)} ${shown(row.averagePosition, formatDecimal)}`,
    ),
    ...(view.hiddenCount > 0 ? [formatOtherCompanies(view.hiddenCount)] : []),
  ];
}

function describeCompany({ figures }: CompanyWithPrompts): string[] {
  return [
    `Mention Rate ${shown(figures.mentionRate.percent, formatPercent)} ${formatRateInterval(figures.mentionRate)}`,
    `Posizione Media ${shown(figures.averagePosition.value, formatDecimal)} ${formatMeanInterval(figures.averagePosition)}`,
    `Menzioni totali ${formatInteger(figures.totalMentions)}`,
    `Risposte totali ${formatInteger(figures.totalResponses)}`,
  ];
}

describe('the numbers of a report', () => {
  it('are those of the API as the screen writes them, whatever the engines said', async () => {
    const chance = createChance(11);
    const names = [
      'Aruba',
      'Keliweb',
      'Serverplan',
      'Netsons',
      'SiteGround',
      'Register',
      'Ergonet',
      'Vhosting',
    ];
    const others = Array.from({ length: 9 }, (_, index) => `Provider ${'ABCDEFGHI'.charAt(index)}.it`);
    const engines = (['openai', 'compatible'] as const).map((id) =>
      createScriptedEngine({
        id,
        reply: () =>
          chance(6) === 0
            ? noAnswer()
            : answerNaming(
                ...[...names, 'Hosting Rossi', ...others].filter(() => chance(3) === 0),
                'OVHcloud',
              ),
      }),
    );
    await start({ engines });
    const ada = await registerWithPlan(app, 'business');
    const prompts = [
      'Qual è il miglior hosting?',
      'Quale hosting scelgo per un negozio?',
      'Com’è Hosting Rossi?',
    ];
    const { company } = await createCompany(app, ada, { prompts });
    await app.settleJobs();
    for (const { id } of company.prompts) {
      for (let analysis = 0; analysis < 3; analysis += 1) {
        await app.call(api.startAnalysis, { as: ada, body: { promptId: id } });
        await app.settleJobs();
      }
    }
    const { body } = await app.call(api.listCompanies, { as: ada });
    const [listed] = body.companies;
    if (listed === undefined) throw new Error('The company is not listed');
    const { text } = await readPdf((await download(ada, company.id)).rawPayload);

    for (const line of describeCompany(listed)) expect(text).toContain(line);
    const sections = listed.prompts.map((prompt) => text.split(`«${prompt.text}»`)[1] ?? '');
    expect(listed.prompts.flatMap(({ monitoringData }) => monitoringData)).toHaveLength(3);
    for (const [index, { monitoringData }] of listed.prompts.entries()) {
      for (const line of monitoringData.flatMap(describeNumbers)) expect(sections[index]).toContain(line);
    }
    expect(text).toContain('1 prompt contiene il nome dell’azienda');
  });

  it('name the sites the answers cite, the own one among them, by the answers that cite them', async () => {
    const cite = (...urls: string[]) => ({
      ...answerNaming('Aruba'),
      citations: urls.map((url) => ({ url, title: null, span: null })),
    });
    const own = 'https://www.hosting-rossi.it/prezzi';
    const engine = createScriptedEngine({
      reply: (_question, { call }) =>
        call === 1
          ? cite('https://www.hostingtalk.it/a', 'https://www.hostingtalk.it/b', own)
          : cite('https://hostingtalk.it/c'),
    });
    await start({ engines: [engine] });
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada);
    await app.settleJobs();
    const { text } = await readPdf((await download(ada, company.id)).rawPayload);
    expect(text).toContain('3 su 3 risposte valide citano almeno una fonte.');
    expect(text).toMatch(/hostingtalk\.it 3 100,0% .*hosting-rossi\.it 1 33,3%/);
  });

  it('that are not there yet are not shown as zeros', async () => {
    await start({ engines: [createScriptedEngine({ reply: () => noAnswer() })] });
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada);
    await app.settleJobs();
    const { text, pages } = await readPdf((await download(ada, company.id)).rawPayload);
    expect(text).toContain('L’ultima analisi non ha ricevuto risposte valide. I numeri appaiono');
    expect(text).toContain('«Qual è il miglior hosting?» Nessuna analisi con risposte valide finora.');
    expect(text).not.toMatch(/0,0%|Mention Rate 0/);
    expect(pages).toHaveLength(1);
  });

  it('say on every page that they come from the demo engine', async () => {
    await start();
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada);
    await app.settleJobs();
    const { pages } = await readPdf((await download(ada, company.id)).rawPayload);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Modalità demo');
  });
});

describe('the file', () => {
  it.each([
    ['Caffè "Rossi"', 'Citato Caffe Rossi 2026-03-02.pdf', 'Citato%20Caff%C3%A8%20Rossi%202026-03-02.pdf'],
    ['../a/b 🍕', 'Citato .. a b _ 2026-03-02.pdf', 'Citato%20..%20a%20b%20%F0%9F%8D%95%202026-03-02.pdf'],
  ])('of %s is named for company and day', async (name, plain, encoded) => {
    await start();
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada, { name });
    const answer = await download(ada, company.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('when no report can be made', () => {
  const failing = (error: Error): ReportRenderer => ({
    run: () => Promise.reject(error),
    close: () => Promise.resolve(),
  });

  it.each([
    ['too many wait', new PoolBusy('full', { retryAfterMs: 12_300 }), '13'],
    ['there is room in a moment', new PoolBusy('full', { retryAfterMs: 1 }), '5'],
    ['the worker was lost', new WorkerLost('gone'), '30'],
  ])('because %s, the answer is 503 with a sentence and a time', async (_why, error, seconds) => {
    await start({ reports: failing(error) });
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada);
    const answer = await download(ada, company.id);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      seconds,
      { code: 'reports.unavailable', message: 'Impossibile generare il PDF. Riprova più tardi.' },
    ]);
  });

  it('thirty in ten minutes are enough for one account', async () => {
    const renderer = createReportRenderer();
    const run = vi.fn(() => Promise.resolve(new Uint8Array([1])));
    await start({ reports: { ...renderer, run }, env: { RATE_LIMIT_SCALE: '1' } });
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada);
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await download(ada, company.id)).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
    expect(run).toHaveBeenCalledTimes(30);
  });
});
