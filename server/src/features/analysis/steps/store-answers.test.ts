import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { type ResultId, newId } from '#lib/ids';
import { queueAnalysis, setUpAnalysisWorker } from '#test/analysis-worker';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type CompletedCall, RunLostError, storeAnswers } from './store-answers.ts';

const workWith = setUpAnalysisWorker();

const reply = () => {
  const answer = answerText('Ecco alcune aziende:\n\n1. **Hosting Rossi**\n2. **Aruba**\n');
  if (answer.status === 'failed') return answer;
  const citations = [{ url: 'https://www.aruba.it/hosting', title: 'Aruba', span: null }];
  return { ...answer, citations };
};

/** The same sample once more, as another process would bring it. */
function repeat({ run, answer }: CompletedCall, change: { status: 'ok' | 'failed'; text: string | null }) {
  if (answer === null) throw new Error('No answer');
  const id = newId<ResultId>();
  const isFailed = change.status === 'failed';
  const again: CompletedCall = {
    run,
    call: null,
    answer: {
      result: {
        ...answer.result,
        id,
        status: change.status,
        ...(isFailed && { failureKind: 'provider_error', brandPresent: null, brandPosition: null }),
      },
      text: change.text,
      mentions: isFailed ? [] : answer.mentions.map((row) => ({ ...row, resultId: id, occurrences: 99 })),
      citations: isFailed ? [] : answer.citations.map((row) => ({ ...row, resultId: id })),
      disagreements: [],
    },
  };
  return again;
}

/** An analysis of five samples: the first failed before it is answered, all come a second time, and late ones after its end. */
async function storeAll(looksSpread: boolean) {
  const { app, deps, execute } = await workWith([createScriptedEngine({ reply })], { looksSpread });
  const { analysisId } = await queueAnalysis(app);
  const brought: CompletedCall[] = [];
  vi.spyOn(deps.answers, 'add').mockImplementation(async (completed) => {
    const store = async (one: CompletedCall) => expect(await storeAnswers(deps, [one])).toEqual([null]);
    if (completed.answer?.result.sample === 1)
      await store(repeat(completed, { status: 'failed', text: null }));
    brought.push(completed);
    await store(completed);
    await store(repeat(completed, { status: 'ok', text: 'Un’altra risposta' }));
    return null;
  });
  await execute(analysisId);
  const late = brought.map((one) => repeat(one, { status: 'ok', text: 'Troppo tardi' }));
  const refused = await storeAnswers(deps, late);
  expect(refused.map((fault) => fault instanceof RunLostError)).toEqual(late.map(() => true));
  const read = async (columns: string, table: string) => {
    const { rows } = await app.ctx.db.execute(
      sql.raw(`select r.sample, ${columns} from ${table} join analysis_results r
        on r.id = t.result_id and r.company_id = t.company_id order by r.sample, 2, 3`),
    );
    return rows;
  };
  const { rows: results } = await app.ctx.db.execute(
    sql`select sample, status, failure_kind, brand_position from analysis_results order by sample`,
  );
  const { rows: calls } = await app.ctx.db.execute(
    sql`select status, cost_micro_dollars from engine_calls order by 1, 2`,
  );
  const { rows: announced } = await app.ctx.db.execute<{ events: number }>(
    sql`select count(*)::int as events from live_events where event ->> 'type' = 'analysis.progress'`,
  );
  return {
    results,
    calls,
    announced,
    texts: await read('t.text, t.prompt_id = r.prompt_id as is_of_prompt', 'answer_texts t'),
    mentions: await read('t.company_key, t.name, t.is_own, t.position, t.occurrences, t.spans', 'mentions t'),
    citations: await read('t.position, t.url, t.domain, t.company_keys', 'citations t'),
  };
}

it('answers stand once, whole, and the same whether they are stored in one statement or in several', async () => {
  const together = await storeAll(false);
  const apart = await storeAll(true);
  expect(apart).toEqual(together);
  expect(together.results).toEqual(
    [1, 2, 3, 4, 5].map((sample) => ({ sample, status: 'ok', failure_kind: null, brand_position: 1 })),
  );
  for (const { text } of together.texts) expect(text).toContain('Hosting Rossi');
  expect([together.texts.length, together.mentions.length, together.citations.length]).toEqual([5, 10, 5]);
  expect(together.calls).toHaveLength(5);
  // Its start and its end, one for each storing of the eleven, none for what came too late.
  expect(together.announced).toEqual([{ events: 14 }]);
});
