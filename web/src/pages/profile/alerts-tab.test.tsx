import { type AlertChannel, api, type ChannelDelivery } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { someAlertSettings } from '../../../test/alerts/alert-builders.ts';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

const ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000001';
const PLANS = ['Pro', 'Guru', 'Business'];
const SETTINGS = someAlertSettings();
const aChannel = (over: Partial<AlertChannel> = {}): AlertChannel => ({
  id: ID,
  kind: 'slack',
  name: '#ai-visibilita',
  address: 'https://hooks.slack.com/…q7Xk',
  company: null,
  status: 'active',
  disabledBecause: null,
  failingSince: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});
const aDelivery = (over: Partial<ChannelDelivery> = {}): ChannelDelivery => ({
  id: '7f3f8d0e-4d0a-4a0e-9d62-000000000002',
  channelId: ID,
  title: 'Hotel Belvento · ChatGPT ora ti nomina',
  status: 'waiting',
  attempts: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastAttemptAt: '2026-11-20T10:00:00.000Z',
  nextAttemptAt: '2026-11-20T12:00:00.000Z',
  responseStatus: 404,
  fault: null,
  durationMs: 300,
  ...over,
});

beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.getAlertSettings, { isIncluded: true, plans: PLANS, settings: SETTINGS, mutes: [] });
  answer(api.setAlertSettings, { settings: SETTINGS });
  answer(api.setOwnMailSettings, { settings: SETTINGS });
  answer(api.listAlertChannels, { channels: [], max: 10, deliveries: [] });
  answer(api.listCompanies, { companies: [] });
});

const open = () => openApp('/profile?tab=alerts');
const saved = () => listRequests(api.setAlertSettings).at(-1)?.body;

describe('the settings of alerts', () => {
  it('save each choice as it is made, and say when', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /Solo cose grandi/ }));
    await screen.findByText(/^Salvato: oggi/);
    expect(saved()).toEqual({ ...SETTINGS, level: 'large' });
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Un rivale nuovo fra i primi cinque: per mail' }),
    );
    await waitFor(() => {
      expect(saved()).toMatchObject({ kinds: { new_rival: { app: true, mail: true, chat: true } } });
    });
  });

  it('a kind that is off in the app is off everywhere', async () => {
    open();
    const mail = await screen.findByRole('checkbox', { name: 'Un motore non risponde: per mail' });
    expect(mail).toHaveProperty('disabled', true);
    expect(mail).toHaveProperty('checked', false);
  });

  it('say what the hours mean in practice, and nothing where it would not be so', async () => {
    open();
    expect(await screen.findByText(/arriva lunedì alle 08:00, in una mail sola/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Avvisa lo stesso' }));
    await waitFor(() => {
      expect(screen.queryByText(/arriva lunedì alle/)).toBeNull();
    });
  });

  it('show the next mail of Monday, or why there is none', async () => {
    answer(api.previewMondayMail, { subject: 'Hotel Belvento in crescita', html: '<p>Lunedì</p>' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Guarda la prossima' }));
    const dialog = await screen.findByRole('dialog', { name: 'La prossima mail del lunedì' });
    expect(await within(dialog).findByTitle(/Hotel Belvento in crescita/)).toBeTruthy();
  });

  it('that are refused go back to what they were', async () => {
    refuse(api.setAlertSettings, 'alerts.not_included');
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Mai' }));
    expect(await screen.findByText('Non è stato salvato')).toBeTruthy();
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'Subito' })).toHaveProperty('checked', true);
    });
  });

  it('leave a reader their own mails alone, and show no channels', async () => {
    const organisation = {
      id: ID,
      name: 'Studio Meridiana',
      ownerName: 'Giulia',
      members: 2,
      role: 'reader' as const,
    };
    answer(api.getOwnProfile, { ...aUser(), organisation });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Una al giorno' }));
    await waitFor(() => {
      expect(listRequests(api.setOwnMailSettings)).toHaveLength(1);
    });
    expect(screen.getByRole('radio', { name: /Anche di poco/ }).closest('fieldset')).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.queryByText('Canali della squadra')).toBeNull();
  });

  it('of a plan without alerts say which have them', async () => {
    answer(api.getAlertSettings, { isIncluded: false, plans: PLANS, settings: SETTINGS, mutes: [] });
    open();
    expect(await screen.findByRole('link', { name: 'Vedi i piani' })).toBeTruthy();
    expect(screen.getByText(/Sono nei piani Pro, Guru e Business\./)).toBeTruthy();
    const example = screen.getByText('Esempio con dati inventati').nextElementSibling;
    expect(example?.hasAttribute('inert')).toBe(true);
    expect(example?.textContent).toContain('#ai-visibilita');
    // Nothing of it is somebody's own, and nothing is asked for it.
    expect(listRequests(api.listAlertChannels)).toHaveLength(0);
    expect(listRequests(api.getAlertBands)).toHaveLength(0);
  });
});

describe('how much has to change', () => {
  const [first, second] = ['7f3f8d0e-4d0a-4a0e-9d62-000000000011', '7f3f8d0e-4d0a-4a0e-9d62-000000000012'];
  const rate = { percent: 34, lowPercent: 29.6, highPercent: 38.7, n: 420 };
  beforeEach(() => {
    answer(api.listCompanies, {
      companies: [
        aCompany({ id: first, name: 'Hotel Belvento' }),
        aCompany({ id: second, name: 'Ottica Rivalta' }),
      ],
    });
  });

  it('is said in points for the company, and for another one that is chosen', async () => {
    answer(api.getAlertBands, { rate, points: { small: 8.2, normal: 13.4, large: 20 } });
    open();
    expect(
      await screen.findByText('Servono circa 14 punti: ora è al 34%, avvisiamo sotto il 20% o sopra il 48%.'),
    ).toBeTruthy();
    expect(screen.getByText(/^Servono circa 9 punti/)).toBeTruthy();
    expect(screen.getByText(/quanto la Mention Rate di Hotel Belvento può muoversi/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Azienda della banda'), 'Ottica Rivalta');
    expect(await screen.findByText(/quanto la Mention Rate di Ottica Rivalta può muoversi/)).toBeTruthy();
    expect(listRequests(api.getAlertBands)).toHaveLength(2);
  });

  it('says nothing of an end a rate cannot reach', async () => {
    answer(api.getAlertBands, {
      rate: { ...rate, percent: 6 },
      points: { small: 5, normal: 13.4, large: 20 },
    });
    open();
    expect(
      await screen.findByText('Servono circa 14 punti: ora è al 6%, avvisiamo sopra il 20%.'),
    ).toBeTruthy();
  });

  it('is n/d where nothing can be compared yet', async () => {
    answer(api.getAlertBands, { rate: null, points: null });
    open();
    expect(await screen.findAllByText(/^In punti: n\/d/)).toHaveLength(3);
    expect(screen.queryByText(/^Servono/)).toBeNull();
  });
});

describe('what is muted', () => {
  const mute = { id: ID, company: { id: ID, name: 'Hotel Belvento' }, subject: 'mention_rate', until: null };
  const mutes = [
    { ...mute, title: 'Mention Rate', isOwn: true, channelId: null },
    { ...mute, id: ID.replace(/1$/, '3'), title: 'Quota sul totale', isOwn: false, channelId: ID },
    { ...mute, id: ID.replace(/1$/, '4'), title: 'Posizione', isOwn: false, channelId: null },
  ];

  it('says where: in the own mails, in a channel, or everywhere', async () => {
    answer(api.getAlertSettings, { isIncluded: true, plans: PLANS, settings: SETTINGS, mutes });
    answer(api.listAlertChannels, { channels: [aChannel()], max: 10, deliveries: [] });
    open();
    expect(await screen.findByText('Hotel Belvento · solo nelle tue mail')).toBeTruthy();
    expect(await screen.findByText('Hotel Belvento · solo in Slack #ai-visibilita')).toBeTruthy();
    expect(screen.getByText('Hotel Belvento')).toBeTruthy();
  });

  it('a reader takes back their own alone, and is not told which channel it is', async () => {
    const organisation = { id: ID, name: 'Studio', ownerName: 'Giulia', members: 2, role: 'reader' as const };
    answer(api.getOwnProfile, { ...aUser(), organisation });
    answer(api.getAlertSettings, { isIncluded: true, plans: PLANS, settings: SETTINGS, mutes });
    open();
    expect(await screen.findByText('Hotel Belvento · solo in un canale')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Avvisami di nuovo/ })).toHaveLength(1);
    expect(listRequests(api.listAlertChannels)).toHaveLength(0);
  });
});

describe('the channels', () => {
  it('are recognised while they are pasted, and added when their test arrived', async () => {
    answer(api.createAlertChannel, aChannel(), 201);
    open();
    const field = await screen.findByLabelText('Indirizzo del webhook');
    await userEvent.type(field, 'https://hooks.slack.com/services/T0/B0/abc');
    expect(screen.getByText('È di Slack. Mandiamo una prova prima di salvarlo.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Prova e aggiungi' }));
    expect(await screen.findByText('Canale aggiunto')).toBeTruthy();
    expect(listRequests(api.createAlertChannel)[0]?.body).toEqual({
      address: 'https://hooks.slack.com/services/T0/B0/abc',
      name: '',
      companyId: null,
    });
  });

  it('that are refused say why below the address, and keep it', async () => {
    refuse(api.createAlertChannel, 'channels.unknown_address');
    open();
    const field = await screen.findByLabelText('Indirizzo del webhook');
    await userEvent.type(field, 'https://n8n.azienda.it/hook');
    await userEvent.click(screen.getByRole('button', { name: 'Prova e aggiungi' }));
    expect(await screen.findByText(/non è l’indirizzo di un webhook in entrata/)).toBeTruthy();
    expect(field).toHaveProperty('value', 'https://n8n.azienda.it/hook');
  });

  it('say how they are, and what was sent', async () => {
    const channels = [
      aChannel(),
      aChannel({
        id: ID.replace(/1$/, '5'),
        kind: 'teams',
        name: '',
        failingSince: '2026-11-20T08:00:00.000Z',
      }),
      aChannel({
        id: ID.replace(/1$/, '6'),
        kind: 'discord',
        status: 'disabled',
        disabledBecause: 'failing',
      }),
    ];
    const deliveries = [
      aDelivery(),
      aDelivery({ id: ID.replace(/1$/, '9'), title: null, status: 'delivered', responseStatus: 200 }),
    ];
    answer(api.listAlertChannels, { channels, max: 10, deliveries });
    open();
    expect(await screen.findByText('Funziona')).toBeTruthy();
    expect(screen.getByText(/^Non consegna da/)).toBeTruthy();
    expect(screen.getByText('Spento dopo tre giorni di errori')).toBeTruthy();
    expect(screen.getByText('non arrivata, 404')).toBeTruthy();
    expect(screen.getByText(/^arrivata/)).toBeTruthy();
    expect(screen.getByText('Prova')).toBeTruthy();
  });
});
