import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, startApiServer } from '../../../test/api-server.ts';
import { someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveRecorded } from '../../../test/recorded.ts';
import { PLANS, servePlanTab, SUBSCRIBED } from '../../../test/serve-plan-tab.ts';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
});

const TAB = '/profile?tab=plan';

describe('what is archived', () => {
  const archived = { companies: 1, prompts: 3, until: '2026-12-20T10:00:00.000Z' };

  it('is counted, with the day from which it goes and the way back', async () => {
    serveRecorded('archived');
    openApp(TAB);
    expect(await screen.findByText('In archivio: 1 azienda e 1 prompt')).toBeTruthy();
    expect(screen.getByText(/Con un piano superiore tornano com’erano.*Dal 1[º°]? aprile 2026/)).toBeTruthy();
  });

  it('promises no larger plan to whoever has the largest', async () => {
    const limits = someLimits({ plan: 'business', limits: { ...PLANS.business } });
    servePlanTab({
      user: { ...SUBSCRIBED, planId: 'business' },
      limits,
      archived: { ...archived, companies: 0 },
    });
    openApp(TAB);
    expect(await screen.findByText('In archivio: 3 prompt')).toBeTruthy();
    expect(screen.getByText(/se ti servono, scrivici dall’Assistenza/)).toBeTruthy();
    expect(screen.queryByText(/Con un piano superiore/)).toBeNull();
  });

  it('promises it neither where a limit of the account alone is below its plan', async () => {
    const limits = { ...someLimits().limits, maxCompanies: 15, maxPrompts: 5 };
    servePlanTab({
      user: { ...SUBSCRIBED, planId: 'business' },
      limits: someLimits({ plan: 'business', limits, setForAccount: ['maxPrompts'] }),
      archived: { ...archived, companies: 0 },
    });
    openApp(TAB);
    expect(await screen.findByText(/se ti servono, scrivici dall’Assistenza/)).toBeTruthy();
    expect(screen.queryByText(/Con un piano superiore/)).toBeNull();
  });

  it('is not spoken of where there is nothing, and can be asked for again where it did not come', async () => {
    servePlanTab();
    cutOff(api.getArchived);
    const { user } = openApp(TAB);
    expect(await screen.findByText('Quello che è in archivio non è arrivato.')).toBeTruthy();
    servePlanTab();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
    expect(screen.queryByText(/In archivio/)).toBeNull();
  });
});
