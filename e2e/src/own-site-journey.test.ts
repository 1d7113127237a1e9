import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as journey } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';

const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/robots.txt': ['text/plain', 'User-agent: GPTBot\nDisallow: /\n'],
  '/sitemap.xml': [
    'application/xml',
    '<urlset><url><loc>http://gestilia.example/mai-citata</loc></url></urlset>',
  ],
  '/': [
    'text/html',
    '<title>Gestilia</title><script type="application/ld+json">{"@type":"SoftwareApplication"}</script>',
  ],
  '/mai-citata': ['text/html', '<title>Mai citata</title><meta name="robots" content="noindex">'],
};

function startWebsite(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = FILES[url] ?? ['text/html', ''];
    response.writeHead(FILES[url] === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

/** Safe because the server listens on a TCP port. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const test = journey.extend({
  settings: [
    async ({ browserName: _ }, use) => {
      const website = await startWebsite();
      await use({ LOCAL_SITES: `gestilia.example=127.0.0.1:${String(portOf(website))}` });
      website.close();
    },
    { scope: 'worker' },
  ],
});

test('a customer has the own site read, sees what it forbids, and marks what answers say', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await page.getByRole('link', { name: /Andamento di Gestilia$/ }).click();

  await test.step('the site is read when it is asked for, once a day', async () => {
    await page.getByRole('tab', { name: 'Il tuo sito' }).click();
    await expect(page.getByText('n/d: si sa dopo aver letto il sito.')).toBeVisible();
    await page.getByRole('button', { name: 'Leggi il sito' }).click();
    await expect(page.getByText(/^Sito letto .*Prossima lettura possibile/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Rileggi ora' })).toBeDisabled();
  });

  await test.step('what is forbidden stands with the line to change, what is never cited with why', async () => {
    const robots = page.getByRole('region', { name: 'Che cosa vieti ai crawler delle AI' });
    await expect(robots).toContainText('Vieta tutto il sito a GPTBot.');
    await expect(robots).toContainText('al posto della riga 2 scrivi:Allow: /');
    const never = page.getByRole('table', { name: 'Pagine del sito che nessuna risposta cita' });
    await expect(never.getByRole('row', { name: /\/mai-citata/ })).toContainText('noindex');
  });

  await test.step('what answers say is marked, and stays so', async () => {
    await page.getByRole('tab', { name: 'Perché loro' }).click();
    const said = page.getByRole('region', { name: 'Che cosa dicono di te' });
    await said.getByRole('radio', { name: /^Da segnare/ }).click();
    await said.getByRole('button', { name: 'Falsa' }).first().click();
    await expect(said.getByRole('radio', { name: 'Segnate 1' })).toBeVisible();
    await page.reload();
    await said.getByRole('radio', { name: 'Segnate 1' }).click();
    await expect(said.getByText(/^Segnata falsa da /)).toBeVisible();
  });
});
