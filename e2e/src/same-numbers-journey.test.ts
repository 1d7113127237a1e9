import { api, type CompanyWithPrompts, type MentionedCompany, type MonitoringData } from '@citato/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './fixtures/journey.ts';
import type { Person } from './fixtures/people.ts';
import { promptCard, tile } from './fixtures/screens.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** Written here by itself: a mistake of the product's own formatter must not hide itself. */
const whole = new Intl.NumberFormat('it-IT');
const decimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const write = (value: number | null, unit = '') =>
  value === null ? 'N/A' : `${decimal.format(value)}${unit}`;

/** The columns of the results table that screen and document share. */
const describeRow = ({ rank, name, mentions, sharePercent, averagePosition }: MentionedCompany) => [
  `${mentions === 0 ? '–' : whole.format(rank)} ${name}`,
  whole.format(mentions),
  write(sharePercent, '%'),
  write(averagePosition),
];

const plain = (text: string) => text.replace('(la tua azienda)', '').replace(/\s+/g, ' ');

test('the same numbers stand on the screen, in the API and in the PDF', async ({ page, demo }) => {
  const { companies, headers } = await readApi(page.request, demo);
  expect(companies.length).toBeGreaterThan(0);
  for (const company of companies) {
    const document = await readReport(page.request, { companyId: company.id, headers });
    await compareOverview(page, { company, document });
    await page.goto(`/?azienda=${company.id}`);
    for (const [index, prompt] of company.prompts.entries()) {
      const [data] = prompt.monitoringData;
      const section = findSection(document, prompt.text);
      if (data === undefined) throw new Error('The demo has numbers for every prompt');
      await compareTiles(page, { index, data, section });
    }
    for (const { id, monitoringData, text } of company.prompts) {
      await page.goto(`/?azienda=${company.id}&scheda=risultati&domanda=${id}`);
      const section = findSection(document, text);
      await compareRows(page, { text, rows: monitoringData[0]?.mentionedCompanies ?? [], section });
    }
  }
});

/** What follows a prompt's heading; the first page and the task lists quote it, too. */
const findSection = (document: string, prompt: string) =>
  document.split('Prompt per prompt')[1]?.split(`«${prompt}»`)[1] ?? '';

/** Signs the page in as well: its requests and its windows share their cookies. */
async function readApi(request: APIRequestContext, demo: Person) {
  const signedIn = await request.post(api.signIn.path, { data: demo });
  const { accessToken } = api.signIn.responses[200].parse(await signedIn.json());
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.get(api.listCompanies.path, { headers });
  return { headers, ...api.listCompanies.responses[200].parse(await answer.json()) };
}

async function readReport(
  request: APIRequestContext,
  { companyId, headers }: { companyId: string; headers: Record<string, string> },
): Promise<string> {
  const answer = await request.get(api.exportReport.path.replace(':companyId', companyId), { headers });
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(Uint8Array.from(await answer.body()));
  const { text } = await extractText(pdf, { mergePages: true });
  return plain(text);
}

async function compareOverview(
  page: Page,
  { company, document }: { company: CompanyWithPrompts; document: string },
): Promise<void> {
  const { totalMentions, totalResponses, averagePosition, mentionRate } = company.figures;
  const card = page.getByRole('article', { name: company.name });
  await page.goto('/');
  await expect(card).toContainText(whole.format(totalMentions));
  await expect(card).toContainText(whole.format(totalResponses));
  await expect(card).toContainText(write(averagePosition.value));
  await expect(card).toContainText(write(mentionRate.percent, '%'));
  expect(document).toContain(`Mention Rate ${write(mentionRate.percent, '%')}`);
  expect(document).toContain(`Posizione Media ${write(averagePosition.value)}`);
  expect(document).toContain(`Menzioni totali ${whole.format(totalMentions)}`);
  expect(document).toContain(`Risposte totali ${whole.format(totalResponses)}`);
}

async function compareTiles(
  page: Page,
  { index, data, section }: { index: number; data: MonitoringData; section: string },
): Promise<void> {
  const card = promptCard(page, index + 1);
  const rate = write(data.userCompanyPercentage, '%');
  const position = write(data.averagePosition.value);
  await expect(tile(card, 'Mention Rate')).toContainText(rate);
  await expect(tile(card, 'Posizione Media')).toContainText(position);
  await expect(tile(card, 'Numero Analisi')).toContainText(whole.format(data.totalAnalyses));
  expect(section).toContain(`Mention Rate ${rate}`);
  expect(section).toContain(`Posizione Media ${position}`);
  expect(section).toContain(`Numero Analisi ${whole.format(data.totalAnalyses)}`);
}

async function compareRows(
  page: Page,
  { text, rows, section }: { text: string; rows: readonly MentionedCompany[]; section: string },
): Promise<void> {
  const shown = page.getByRole('table', { name: text }).locator('tbody tr:not([aria-hidden])');
  await expect(shown.first()).toBeVisible();
  for (const row of await shown.all()) {
    // After its figure a cell says more: how sure it is, and what it leads to.
    const all = (await row.locator('td').allInnerTexts()).map((text) => `${plain(text)} `);
    // The mention rate stands on the screen alone: the document has no column for it.
    const cells = all.toSpliced(2, 1);
    const described = rows
      .map(describeRow)
      .find((columns) => columns.every((column, place) => cells[place]?.startsWith(`${column} `)));
    expect(described, cells.join('|')).toBeDefined();
    expect(section).toContain(described?.join(' '));
  }
}
