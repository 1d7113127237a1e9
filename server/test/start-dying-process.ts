import { sql } from 'drizzle-orm';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { startTcpProxy } from './stand-ins/tcp-proxy.ts';
import { startTestApp } from './start-test-app.ts';

/** Answers of an analysis. */
export const SAMPLES = 2;

export type DyingProcess = Awaited<ReturnType<typeof startDyingProcess>>;

/**
 * Two processes of one product; the first reaches the database over a line that can be cut at any message. The database
 * knows its connections as 'dying'.
 */
export async function startDyingProcess() {
  const engines = [createScriptedEngine({ reply: () => answerNaming('Aruba') })];
  const env = { ANSWERS_PER_ANALYSIS: String(SAMPLES), DB_POOL: '4' };
  const other = await startTestApp({ engines, env });
  const { hostname, port } = new URL(other.databaseUrl);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const DATABASE_URL = `${proxy.through(other.databaseUrl)}?application_name=dying`;
  const dying = await startTestApp({ engines, beside: other, env: { ...env, DATABASE_URL } });
  return {
    dying,
    other,
    proxy,
    /** A query over the line that stays. */
    run: async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
      (await other.ctx.db.execute<Row>(query)).rows,
    /** What the dead process had begun may be taken over from now on. */
    endLeases: async () => {
      await other.ctx.db.execute(
        sql`update jobs set state = 'waiting', lease_until = null where state = 'running'`,
      );
    },
    stop: async () => {
      await dying.stop();
      await proxy.close();
      await other.stop();
    },
  };
}
