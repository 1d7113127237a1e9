import { api } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  answer,
  aUser,
  listRequests,
  someSpending,
  startApiServer,
} from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { servePlanTab } from '../../../test/serve-plan-tab.ts';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getConfig, aConfig());
  answer(api.listSessions, []);
  servePlanTab({ user: aUser({ isAdmin: true }) });
});

describe('what the engines cost this month', () => {
  it('stands below the plan, with what it was for', async () => {
    answer(
      api.getUserSpending,
      someSpending({
        cents: 412.4,
        purposes: [
          { purpose: 'answer', cents: 400 },
          { purpose: 'suggestion', cents: 12.4 },
        ],
      }),
    );
    openApp('/profile?tab=plan');
    expect(
      await screen.findByText('Motori AI in novembre 2026: €4,12 (risposte €4 · suggerimenti €0,12)'),
    ).toBeTruthy();
  });

  it('is the administrators’ to know, not their customers’', async () => {
    servePlanTab();
    answer(api.getUserSpending, someSpending({ cents: 412.4 }));
    openApp('/profile?tab=plan');
    expect(await screen.findByText('Piano attivo')).toBeTruthy();
    expect(screen.queryByText(/Motori AI in/)).toBeNull();
    expect(listRequests(api.getUserSpending)).toHaveLength(0);
  });

  it('is not mentioned where nothing costs anything', async () => {
    answer(api.getUserSpending, someSpending());
    openApp('/profile?tab=plan');
    await waitFor(() => {
      expect(listRequests(api.getUserSpending)).toHaveLength(1);
    });
    expect(screen.queryByText(/Motori AI in/)).toBeNull();
  });
});
