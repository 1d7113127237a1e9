import { api, type Assistant, type Role } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

const anAssistant = (over: Partial<Assistant> = {}): Assistant => ({
  id: '7f3f8d0e-4d0a-4a0e-9d62-000000000001',
  name: 'Claude',
  returnsTo: 'claude.ai',
  personName: 'Giulia Ferri',
  isOwn: true,
  mayWrite: false,
  companyIds: null,
  state: 'active',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2027-02-18T10:00:00.000Z',
  revokedAt: null,
  lastUsedAt: '2026-11-26T07:30:00.000Z',
  calls: 38,
  ...over,
});

beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.listCompanies, { companies: [aCompany()] });
  answer(api.listAssistants, { assistants: [anAssistant()], isIncluded: true });
});

const openTab = () => openApp('/profile?tab=assistants');
const actAs = (role: Role) => {
  const organisation = { id: aUser().id, name: 'Studio Meridiana', ownerName: 'Giulia', members: 2, role };
  answer(api.getOwnProfile, { ...aUser(), organisation, organisations: [organisation] });
};

describe('the assistants of an account', () => {
  it('say in whose name each reads, what, until when, and where it returns to', async () => {
    openTab();
    expect(await screen.findByText('Claude', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(/di Giulia Ferri, torna a claude.ai · scade il 18 feb 2027/)).toBeTruthy();
    expect(screen.getByText('Legge · tutte le aziende')).toBeTruthy();
    expect(screen.getByText(/Ultimo uso 26 nov 2026, 08:30 · 38 chiamate in 30 giorni/)).toBeTruthy();
  });

  it.each<[Partial<Assistant>, boolean, RegExp]>([
    [{ state: 'revoked', revokedAt: '2026-11-21T10:00:00.000Z' }, true, /revocato il 21 nov 2026/],
    [{ state: 'expired' }, true, /scaduto il 18 feb 2027/],
    [{ lastUsedAt: null, calls: 0 }, true, /Mai usato/],
    [{ mayWrite: true }, true, /Legge, cambia prompt, etichette e azioni/],
    [{}, false, /ogni sua chiamata viene rifiutata/],
  ])('tell how they are doing: %j, included %j', async (over, isIncluded, words) => {
    answer(api.listAssistants, { assistants: [anAssistant(over)], isIncluded });
    openTab();
    expect(await screen.findByText(words)).toBeTruthy();
    const isActive = (over.state ?? 'active') === 'active';
    expect(screen.queryByRole('button', { name: 'Revoca Claude' }) !== null).toBe(isActive);
  });

  it('are revoked after a question that names them', async () => {
    answer(api.revokeAssistant, undefined, 204);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Revoca Claude' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('Claude non legge più niente')).toBeTruthy();
    expect(listRequests(api.revokeAssistant)).toHaveLength(1);
  });

  it('that could not be revoked stay, and it is said why', async () => {
    refuse(api.revokeAssistant, 'assistants.not_found');
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Revoca Claude' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('Operazione non riuscita')).toBeTruthy();
  });

  it('are connected by an address, with the steps of each', async () => {
    answer(api.listAssistants, { assistants: [], isIncluded: true });
    const { user } = openTab();
    expect(await screen.findByText('Nessun assistente collegato')).toBeTruthy();
    expect(screen.getByLabelText('Indirizzo da incollare')).toHaveProperty(
      'value',
      `${window.location.origin}/mcp`,
    );
    expect(screen.getByText(/In Claude apri Impostazioni/)).toBeTruthy();
    await user.click(screen.getByLabelText('ChatGPT'));
    expect(screen.getByText(/modalità sviluppatore/)).toBeTruthy();
    await user.click(screen.getByLabelText('Altri'));
    expect(screen.getByText(/claude mcp add --transport http citato/)).toBeTruthy();
    // The tests' own address is this computer's.
    expect(screen.getByText(/vale solo su questo computer/)).toBeTruthy();
  });

  it('are a matter of plans with the API: without it nothing is promised', async () => {
    answer(api.listAssistants, { assistants: [], isIncluded: false });
    openTab();
    expect(await screen.findByText('Gli assistenti sono nei piani con l’API')).toBeTruthy();
    expect(screen.queryByText('Collega un assistente')).toBeNull();
  });

  it('are not for a client of an organisation, who is told whom to ask', async () => {
    actAs('client');
    openTab();
    expect(await screen.findByText('Qui non puoi collegare assistenti')).toBeTruthy();
    expect(screen.getByText(/In Studio Meridiana sei Cliente/)).toBeTruthy();
  });

  it('of a reader are theirs: the tab is open to them', async () => {
    actAs('reader');
    openTab();
    expect(await screen.findByRole('button', { name: 'Revoca Claude' })).toBeTruthy();
  });

  it('can be asked for again when they did not arrive', async () => {
    cutOff(api.listAssistants);
    const { user } = openTab();
    expect(await screen.findByText('Gli assistenti non sono arrivati')).toBeTruthy();
    answer(api.listAssistants, { assistants: [anAssistant()], isIncluded: true });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(/torna a claude.ai/)).toBeTruthy();
  });
});
