import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, startApiServer } from '../../../test/api-server.ts';
import { aHistory } from '../../../test/history-builders.ts';
import { aCompany, anId, aPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.getCompanyHistory, aHistory());
});

const open = () => openApp(`/?azienda=${anId(100)}&scheda=andamento`);

describe('labels', () => {
  const aLabel = { id: anId(900), subject: 'prompt' as const, name: 'Prezzi', colour: 'ochre' as const };

  it('choose the prompts of a history, where prompts carry some', async () => {
    serveCompanies(
      aCompany({ prompts: [aPrompt({ labelIds: [aLabel.id] }), aPrompt({ id: anId(201), text: 'Altro?' })] }),
    );
    answer(api.listLabels, { labels: [aLabel, { ...aLabel, id: anId(901), name: 'Di nessuno' }] });
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Tutte le etichette' }));
    const box = await screen.findByRole('checkbox', { name: 'Prezzi' });
    expect(screen.queryByRole('checkbox', { name: 'Di nessuno' })).toBeNull();
    await user.click(box);
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ etichette: aLabel.id });
    });
    await waitFor(() => {
      expect(listRequests(api.getCompanyHistory).map(({ query }) => query['labels'])).toContain(aLabel.id);
    });
  });

  it('are not asked for where no prompt carries one', async () => {
    serveCompanies(aCompany());
    open();
    expect(await screen.findByText('In crescita:')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tutte le etichette' })).toBeNull();
    expect(listRequests(api.listLabels)).toEqual([]);
  });
});
