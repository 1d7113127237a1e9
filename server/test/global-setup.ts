import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createApp } from '#app/create-app';
import { readConfig } from '#app/config';
import { startEmbeddedServer } from '#platform/db';
import { spreadTemplate } from './shard-key/spread-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    /** Where the server of this run listens beside the network; null where it is not ours. */
    socketFolder: string | null;
    templateDatabase: string;
    poolerHost: string | null;
    /** The nodes that hold what grows with answers; none on one PostgreSQL. */
    workerNodeUrls: readonly string[];
  }
}

const TEMPLATE = `citato_template_${String(process.pid)}`;

/**
 * One database server for the whole run, without durability, in a folder that goes away; one template database,
 * migrated once and cloned for every test application. DATABASE_URL_TEST names another server to use,
 * DATABASE_POOLER_TEST (host:port) a pooler in front of it that the applications go through, and DATABASE_WORKERS_TEST
 * (host:port,host:port) the worker nodes of that server, which is a Citus coordinator.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await provideServer();
  const workers = listWorkerUrls(server.url);
  for (const url of [server.url, ...workers]) await onServer(url, `create database ${TEMPLATE}`);
  await migrateTemplate(server.url);
  if (workers.length > 0) await spreadTemplate({ coordinator: server.url, workers, database: TEMPLATE });
  project.provide('databaseServerUrl', server.url);
  project.provide('socketFolder', server.isOurs ? await findSocketFolder(server.url) : null);
  project.provide('templateDatabase', TEMPLATE);
  project.provide('workerNodeUrls', workers);
  project.provide('poolerHost', process.env['DATABASE_POOLER_TEST'] ?? null);
  return async () => {
    for (const url of [server.url, ...workers]) await onServer(url, `drop database if exists ${TEMPLATE}`);
    await server.close();
  };
}

function listWorkerUrls(serverUrl: string): string[] {
  const hosts = (process.env['DATABASE_WORKERS_TEST'] ?? '').split(',').filter((host) => host !== '');
  return hosts.map((host) => Object.assign(new URL(serverUrl), { host }).href);
}

async function provideServer(): Promise<{ url: string; isOurs: boolean; close: () => Promise<void> }> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given) return { url: given, isOurs: false, close: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'citato-test-'));
  const server = await startEmbeddedServer({ dataDirectory: directory, durable: false });
  return {
    url: server.adminUrl,
    isOurs: true,
    close: async () => {
      await server.leave();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starting the product once brings everything a fresh database needs: migrations and queues. */
async function migrateTemplate(serverUrl: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  const config = readConfig({ DATABASE_URL: url.href, ROLE: 'web', LOG_LEVEL: 'error' });
  const app = await createApp({ config });
  await app.stop();
}

async function findSocketFolder(url: string): Promise<string | null> {
  const folder = await onServer(url, 'show unix_socket_directories');
  return folder === '' ? null : folder;
}

/** @returns the first value of the first row */
async function onServer(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<[string]>({ text: statement, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0] ?? '';
}
