import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../../contract/src/index.ts';
import { describe, expect, test } from 'vitest';
import rootPackage from '../../package.json' with { type: 'json' };
import { ROOT } from '../root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('a process of systemd', () => {
  const unit = read('ops/systemd/citato@.service');

  test('runs what npm start runs, by the Node of the packages', () => {
    const [, flags] = /exec node (.*)$/.exec(rootPackage.scripts.start) ?? [];
    expect(unit).toContain(`ExecStart=/opt/citato/node_modules/.bin/node ${flags ?? ''}\n`);
    expect(unit).toContain('Environment=NODE_ENV=production\n');
  });

  test('has longer to end than it takes', () => {
    const limit = /STOPPING_LIMIT_MS = (\d+)_000/.exec(
      read('server/src/app/stopping/stop-on-signal.ts'),
    )?.[1];
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(Number(limit));
  });
});

describe('nginx before the product', () => {
  const nginx = read('ops/proxy/nginx.conf');

  test('hands live events on as they come, for as long as the page is open', () => {
    const [, block = ''] = new RegExp(`location = ${api.streamEvents.path} \\{([^}]*)\\}`).exec(nginx) ?? [];
    expect(block).toContain('proxy_buffering off;');
    expect(block).toMatch(/proxy_read_timeout \d+h;/);
  });

  test('keeps the figures inside, and believes no address a visitor states', () => {
    expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });
});

test('the pooler lends connections by transaction, and ends what was given up', () => {
  const pooler = read('ops/pgbouncer/pgbouncer.ini');
  expect(pooler).toMatch(/^pool_mode = transaction$/m);
  expect(pooler).toContain("connect_query='set statement_timeout = 9000'");
  expect(read('server/src/platform/db/database.ts')).toContain('QUERY_TIMEOUT_MS = 9_000');
});
