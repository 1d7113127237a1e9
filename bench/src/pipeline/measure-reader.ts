import { measureWorker } from './measure-worker.ts';
import { startReadingModel } from './reading-model.ts';

const LATENCY_MS = 50;

/** Answers of the demo engine that a model reads, all of an analysis in one call. */
export async function measureReader(): Promise<string[][]> {
  const model = await startReadingModel(LATENCY_MS);
  try {
    return await measureWorker({
      workload: { users: 100, promptsPerUser: 20, due: 1000 },
      env: {
        ENGINES: 'demo',
        DEMO_ENGINE_LATENCY_MS: String(LATENCY_MS),
        READER: 'compatible',
        COMPATIBLE_BASE_URL: model.baseUrl,
        COMPATIBLE_MODEL: 'reading-1',
      },
      describe: async (answers, client) => {
        const { rows } = await client.query<{ n: number }>(
          `select count(*)::int as n from analysis_results where reader <> 'rules'`,
        );
        const read = rows[0]?.n ?? 0;
        return `${String(answers)} answers, ${String(read)} read by a model of 50 ms in ${String(model.asked())} calls`;
      },
      bound: '≥ 400/s',
    });
  } finally {
    model.close();
  }
}
