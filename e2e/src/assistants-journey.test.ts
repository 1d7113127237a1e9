import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { APIResponse } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';
import { toast } from './fixtures/screens.ts';

const run = promisify(execFile);
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const BACK = 'https://claude.example/back';

/** A text of an answer. */
async function readField(answer: APIResponse, name: string): Promise<string> {
  const body: unknown = await answer.json();
  const found =
    typeof body === 'object' && body !== null
      ? Object.entries(body).find(([key]) => key === name)
      : undefined;
  return String(found?.[1] ?? '');
}

test('an assistant asks for consent, reads the numbers, and is out once it is revoked', async ({
  page,
  demo,
  product: { baseUrl: baseURL },
}) => {
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Claude', redirect_uris: [BACK] },
  });
  const clientId = await readField(registered, 'client_id');
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: BACK,
    response_type: 'code',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'stato',
    resource: `${baseURL}/mcp`,
  });
  await page.route(`${BACK}**`, (route) => route.fulfill({ body: 'Torna' }));

  await test.step('who is not signed in does so first, and is asked then', async () => {
    await page.goto(`/oauth/authorize?${asked.toString()}`);
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByRole('heading', { name: /^Claude chiede di leggere i dati di/ })).toBeVisible();
    await expectAccessible(page, 'consent');
  });

  const token = await test.step('a yes takes a code back, which opens the numbers', async () => {
    await page.getByRole('button', { name: 'Permetti' }).click();
    await page.waitForURL(`${BACK}?**`);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['stato', baseURL]);
    const tokens = await page.request.post('/oauth/token', {
      form: {
        grant_type: 'authorization_code',
        code: searchParams.get('code') ?? '',
        client_id: clientId,
        redirect_uri: BACK,
        code_verifier: VERIFIER,
      },
    });
    const access = await readField(tokens, 'access_token');
    expect((await listTools(access)).status()).toBe(200);
    return access;
  });

  await test.step('it stands in the profile, and is out at its next call after the revocation', async () => {
    await page.goto('/profile?tab=assistants');
    await expect(page.getByText(/torna a claude.example/)).toBeVisible();
    await expectAccessible(page, 'assistants');
    await page.getByRole('button', { name: 'Revoca Claude' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoca' }).click();
    await expect(toast(page, 'Claude non legge più niente')).toBeVisible();
    expect((await listTools(token)).status()).toBe(401);
  });

  function listTools(access: string) {
    return page.request.post('/mcp', {
      headers: { authorization: `Bearer ${access}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    });
  }
});

test('what the page for whoever integrates says to type works as it stands there', async ({ page, demo }) => {
  await signIn(page, demo);
  await page.goto('/profile?tab=api');
  await expect(page.getByRole('heading', { name: 'Chiavi API' })).toBeVisible();
  await expectAccessible(page, 'keys');
  await page.getByRole('button', { name: 'Nuova chiave' }).click();
  await page.getByLabel('Nome').fill('Prova');
  await page.getByRole('button', { name: 'Crea la chiave' }).click();
  const key = await page.getByRole('textbox', { name: 'Prova' }).inputValue();
  await page.goto('/sviluppatori');
  const read = async (label: string) => (await page.getByLabel(label, { exact: true }).textContent()) ?? '';
  const env = { ...process.env, CITATO_KEY: key };
  const curl = await run('sh', ['-c', await read('curl')], { env });
  expect(JSON.parse(curl.stdout)).toHaveProperty('companies');
  const script = await run(process.execPath, ['--input-type=module', '-e', await read('JavaScript')], {
    env,
  });
  expect(script.stdout).toContain('Gestilia');
  const isThere = await run('python3', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  const python = await run('python3', ['-c', await read('Python')], { env });
  expect(python.stdout).toContain('Gestilia');
});
