import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listRequests, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  aMentionedCompany,
  anId,
  aPrompt,
  someMonitoringData,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

const results = `/?azienda=${anId(100)}&scheda=risultati`;

describe('the results of many prompts', () => {
  const DISTINCT = ['Milano', 'Forlì', 'Roma'];
  const textOf = (index: number) => `Il miglior CRM a ${DISTINCT[index - 1] ?? `Città ${String(index)}`}?`;
  const serveMany = (count: number) => {
    const prompts = Array.from({ length: count }, (_, position) =>
      aPrompt({
        id: anId(500 + position),
        text: textOf(position + 1),
        // The third was never answered.
        monitoringData:
          position === 2
            ? []
            : [
                someMonitoringData({
                  mentionedCompanies: [aMentionedCompany({ name: `Prima di ${String(position + 1)}` })],
                }),
              ],
      }),
    );
    serveCompanies(aCompany({ prompts }));
  };

  it('are one table, of the first prompt that has some unless the address names another', async () => {
    serveMany(150);
    openApp(results);
    expect(await screen.findByText(textOf(1))).toBeTruthy();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Prompt 1 di 150' })).toBeTruthy();
    expect(listRequests(api.getResultsTable)).toHaveLength(0);
  });

  it.each([
    ['names one', anId(549), 'Prima di 50'],
    ['names one without results', anId(502), 'Prima di 1'],
    ['names none that exists', 'xyz', 'Prima di 1'],
    ['names nothing', '', 'Prima di 1'],
  ])('are those the address %s', async (_what, domanda, name) => {
    serveMany(150);
    openApp(`${results}&domanda=${domanda}`);
    expect(await screen.findByText(name)).toBeTruthy();
  });

  it('go on to the next and back, past what has no results, and the button stays in reach', async () => {
    serveMany(4);
    const { user, router } = openApp(results);
    const next = await screen.findByRole('button', { name: 'Prompt successivo' });
    const previous = screen.getByRole('button', { name: 'Prompt precedente' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(await screen.findByText('Prima di 2')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Prima di 4')).toBeTruthy();
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(router.state.location.search).toMatchObject({ domanda: anId(503), scheda: 'risultati' });
    await user.keyboard('{Enter}');
    await user.click(previous);
    expect(await screen.findByText('Prima di 2')).toBeTruthy();
  });

  it('are found by words of the question, by keyboard alone', async () => {
    serveMany(150);
    const { user, router } = openApp(results);
    (await screen.findByRole('button', { name: 'Prompt 1 di 150' })).focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Cerca tra i prompt' });
    expect(screen.getByText('1 prompt non ha ancora risultati.')).toBeTruthy();
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(149);
    await user.type(field, 'crm forli');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Prima di 2')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(router.state.location.search).toMatchObject({ domanda: anId(501) });
  });

  it('are chosen by arrows in the list, and no word found says so', async () => {
    serveMany(20);
    const { user } = openApp(results);
    await user.click(await screen.findByRole('button', { name: 'Prompt 1 di 20' }));
    const field = await screen.findByRole('combobox', { name: 'Cerca tra i prompt' });
    await user.type(field, 'zzz');
    expect(screen.getByText('Nessun prompt con queste parole')).toBeTruthy();
    await user.keyboard('{Enter}');
    await user.clear(field);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const options = screen.getAllByRole('option');
    expect(field.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Prima di 4')).toBeTruthy();
  });

  it('stay chosen on the way to the prompts and back', async () => {
    serveMany(4);
    const { user } = openApp(`${results}&domanda=${anId(503)}`);
    await screen.findByText('Prima di 4');
    await user.click(screen.getByRole('tab', { name: 'Prompt & Strategie' }));
    await user.click(await screen.findByRole('tab', { name: 'Tabella Risultati' }));
    expect(await screen.findByText('Prima di 4')).toBeTruthy();
  });

  it('name the Mention Rate at every width', async () => {
    serveMany(1);
    openApp(results);
    const row = await screen.findByRole('row', { name: /Prima di 1/ });
    expect(within(row).getByText('Mention Rate').closest('td')?.className).not.toMatch(/(^|\s)hidden/);
    expect(screen.queryByRole('button', { name: /^Prompt 1/ })).toBeNull();
  });
});
