import { api, ERRORS, type DowngradePreview } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { anId, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { aDowngrade, PLANS, servePlanTab, SUBSCRIBED } from '../../../test/serve-plan-tab.ts';

startApiServer();
beforeEach(() => {
  window.dataLayer = [];
  answer(api.refreshSession, { accessToken: 'token' });
  servePlanTab({ user: SUBSCRIBED, limits: someLimits() });
});

async function choose(name: string) {
  const { user, router } = openApp('/profile?tab=plan');
  await user.click(await findEnabledButton(`Passa a ${name}`));
  return { user, router };
}

/** As `choose`, up to the dialog that says what a smaller plan leaves behind. */
async function chooseSmaller(name: string, preview: DowngradePreview = aDowngrade()) {
  answer(api.previewDowngrade, preview);
  const opened = await choose(name);
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

function tracked(event: string) {
  return window.dataLayer?.filter((entry) => 'event' in entry && entry.event === event);
}

describe('an upgrade', () => {
  it('is made at once, at the price on screen, and told to the data layer', async () => {
    answer(api.changePlan, { message: 'Piano aggiornato', planId: 'business' });
    const { user } = openApp('/profile?tab=plan');
    const button = await findEnabledButton('Passa a Business');
    servePlanTab({
      user: { ...SUBSCRIBED, planId: 'business' },
      limits: someLimits({ plan: 'business', limits: { ...PLANS.business } }),
    });
    await user.click(button);
    expect(await screen.findByText('Piano aggiornato')).toBeTruthy();
    expect(screen.getByText(/Ora hai il piano Business/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Business' })).toBeTruthy();
    expect(listRequests(api.changePlan).map(({ body }) => body)).toEqual([
      { planId: 'business', priceId: PLANS.business.stripePriceId },
    ]);
    expect(listRequests(api.previewDowngrade)).toHaveLength(0);
    expect(tracked('plan_change')).toEqual([
      {
        event: 'plan_change',
        previous_plan: 'guru',
        new_plan: 'business',
        price_difference: 100,
        change_type: 'upgrade',
        currency: 'EUR',
      },
    ]);
  });

  it('is sent once, however often its button is pressed, and no other change beside it', async () => {
    let settle: () => void = () => undefined;
    respond(
      api.changePlan,
      () =>
        new Promise((resolve) => {
          settle = () => {
            resolve(HttpResponse.json({ message: 'Piano aggiornato', planId: 'business' }));
          };
        }),
    );
    const { user } = openApp('/profile?tab=plan');
    await user.dblClick(await findEnabledButton('Passa a Business'));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Passa a Pro' })).toHaveProperty('disabled', true);
    });
    settle();
    expect(await screen.findByText('Piano aggiornato')).toBeTruthy();
    expect(listRequests(api.changePlan)).toHaveLength(1);
  });

  it('that the bank refuses changes nothing and leads to the checkout, where another card pays', async () => {
    refuse(api.changePlan, 'billing.declined');
    const { user, router } = await choose('Business');
    expect(await screen.findByText("Errore nell'aggiornamento")).toBeTruthy();
    expect(screen.getByText(ERRORS['billing.declined'].message)).toBeTruthy();
    expect(tracked('plan_change')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Vai al checkout' }));
    expect(router.state.location.href).toBe('/checkout?plan=business');
  });

  it('offers no checkout for what no card resolves', async () => {
    refuse(api.changePlan, 'billing.provider_unavailable');
    await choose('Business');
    expect(await screen.findByText(ERRORS['billing.provider_unavailable'].message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vai al checkout' })).toBeNull();
  });
});

describe('a downgrade', () => {
  it('shows what goes and what stays before anything is changed', async () => {
    const { dialog, user } = await chooseSmaller('Pro');
    expect(screen.getByRole('dialog', { name: 'Passi da Guru a Pro' })).toBeTruthy();
    expect(dialog.getByText(/Il piano Pro include 2 aziende e 15 prompt/)).toBeTruthy();
    expect(dialog.getByText('Lume Arredi').parentElement?.textContent).toContain('con 2 prompt');
    expect(dialog.getByText('«Quale CRM costa meno?»').parentElement?.textContent).toContain(
      'Ponteverde CRM',
    );
    expect(dialog.getByText('1 azienda e 3 prompt')).toBeTruthy();
    expect(dialog.getByText('2 aziende e 15 prompt')).toBeTruthy();
    expect(dialog.getByText(/Perdi anche le Task List.*si scala dal prossimo addebito/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(listRequests(api.changePlan)).toHaveLength(0);
  });

  it('is made when it is confirmed', async () => {
    answer(api.changePlan, { message: 'Piano aggiornato', planId: 'pro' });
    const { dialog, user } = await chooseSmaller('Pro');
    await user.click(dialog.getByRole('button', { name: 'Conferma Downgrade' }));
    expect(await screen.findByText('Downgrade completato')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listRequests(api.changePlan)[0]?.body).toEqual({
      planId: 'pro',
      priceId: PLANS.pro.stripePriceId,
    });
    expect(tracked('plan_change')).toMatchObject([{ price_difference: -40, change_type: 'downgrade' }]);
  });

  it('shows a new preview, and says so, when the companies changed meanwhile', async () => {
    const { dialog, user } = await chooseSmaller('Pro');
    refuse(api.changePlan, 'billing.preview_changed');
    answer(api.previewDowngrade, aDowngrade({ totalPromptsDeleted: 7 }));
    await user.click(dialog.getByRole('button', { name: 'Conferma Downgrade' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(ERRORS['billing.preview_changed'].message);
    expect(dialog.getByText('1 azienda e 7 prompt')).toBeTruthy();
    expect(screen.queryByText("Errore nell'aggiornamento")).toBeNull();
    answer(api.changePlan, { message: 'Piano aggiornato', planId: 'pro' });
    await user.click(await findEnabledButton('Conferma Downgrade'));
    expect(await screen.findByText('Downgrade completato')).toBeTruthy();
  });

  it('speaks of no archive where everything fits', async () => {
    const preview = aDowngrade({
      willDeleteCompanies: 0,
      willDeleteIndividualPrompts: 0,
      totalPromptsDeleted: 0,
    });
    const { dialog } = await chooseSmaller('Pro', { ...preview, toDelete: { companies: [], prompts: [] } });
    expect(dialog.getByText(/Quello che hai oggi ci sta tutto/)).toBeTruthy();
    expect(dialog.queryByText('Archiviati')).toBeNull();
    expect(dialog.queryByText(/va in archivio e torna/)).toBeNull();
  });

  it('shows a long list in part, and whole on request', async () => {
    const companies = Array.from({ length: 15 }, (_, index) => ({
      id: anId(index),
      name: `Azienda ${String(index + 1)}`,
      promptCount: index,
    }));
    const preview = aDowngrade({ willDeleteCompanies: 15 });
    const { dialog, user } = await chooseSmaller('Pro', { ...preview, toDelete: { companies, prompts: [] } });
    expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    expect(dialog.getByText('senza prompt')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Mostra gli altri 9' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(15);
  });

  it('is not offered blindly when its preview cannot be made', async () => {
    cutOff(api.previewDowngrade);
    await choose('Pro');
    expect(await screen.findByText('Errore nel preview')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listRequests(api.changePlan)).toHaveLength(0);
  });
});

describe('without a running subscription', () => {
  it.each([
    ['a free account', { planId: 'free', subscriptionStatus: 'inactive' }],
    ['a canceled one', { ...SUBSCRIBED, subscriptionStatus: 'canceled' }],
    ['a granted one', { planId: 'guru', subscriptionStatus: 'active' }],
  ] as const)('%s is sent to the checkout of a larger plan', async (_whose, user) => {
    servePlanTab({ user, limits: someLimits({ plan: user.planId ?? 'free' }) });
    const { router } = await choose('Business');
    await waitFor(() => {
      expect(router.state.location.href).toBe('/checkout?plan=business');
    });
    expect(listRequests(api.changePlan)).toHaveLength(0);
  });

  it('a smaller plan is shown first, because buying it archives, too', async () => {
    servePlanTab({ user: { ...SUBSCRIBED, subscriptionStatus: 'canceled' }, limits: someLimits() });
    const { dialog, user, router } = await chooseSmaller('Pro');
    expect(dialog.getByText(/Il cambio avviene quando completi il checkout/)).toBeTruthy();
    expect(dialog.queryByText(/si scala dal prossimo addebito/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Continua al checkout' }));
    await waitFor(() => {
      expect(router.state.location.href).toBe('/checkout?plan=pro');
    });
    expect(listRequests(api.changePlan)).toHaveLength(0);
  });
});

describe('a cancellation', () => {
  async function askToCancel() {
    const { user } = openApp('/profile?tab=plan');
    await user.click(await screen.findByRole('button', { name: 'Cancella Abbonamento' }));
    return { user, dialog: within(await screen.findByRole('alertdialog')) };
  }

  it('says first until when the plan stays, what is lost and what goes to the archive', async () => {
    answer(api.previewDowngrade, aDowngrade({ resultingCounts: { companies: 1, prompts: 5 } }));
    const { dialog, user } = await askToCancel();
    expect(dialog.getByText(/Il piano Guru resta attivo fino al 12 dicembre 2026/)).toBeTruthy();
    expect(dialog.getByText('le aziende oltre la prima')).toBeTruthy();
    expect(await dialog.findByText('1 azienda e 3 prompt')).toBeTruthy();
    expect(dialog.getByText('1 azienda e 5 prompt')).toBeTruthy();
    expect(dialog.getByText(/entro 30 giorni riprendi un piano che lo contiene/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Mantieni Abbonamento' }));
    expect(listRequests(api.cancelSubscription)).toHaveLength(0);
  });

  it('claims no archive where everything stays, nor where it could not be counted', async () => {
    const nothing = { willDeleteCompanies: 0, totalPromptsDeleted: 0 };
    answer(api.previewDowngrade, aDowngrade(nothing));
    const { dialog, user } = await askToCancel();
    expect(await dialog.findByText('Le aziende e i prompt che hai oggi restano.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Mantieni Abbonamento' }));
    cutOff(api.previewDowngrade);
    await user.click(screen.getByRole('button', { name: 'Cancella Abbonamento' }));
    await waitFor(() => {
      expect(screen.getByRole('alertdialog').textContent).not.toContain('Contiamo');
    });
    expect(screen.getByRole('alertdialog').textContent).not.toMatch(/archivio|restano/);
  });

  it('is made, told to the data layer and shown at once', async () => {
    answer(api.previewDowngrade, aDowngrade());
    answer(api.cancelSubscription, { message: 'Abbonamento cancellato' });
    const { dialog, user } = await askToCancel();
    servePlanTab({ user: { ...SUBSCRIBED, subscriptionStatus: 'canceled' }, limits: someLimits() });
    await user.click(dialog.getByRole('button', { name: 'Cancella Abbonamento' }));
    expect(await screen.findByText('Abbonamento cancellato')).toBeTruthy();
    expect(await screen.findByText('Abbonamento Cancellato')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(tracked('subscription_cancelled')).toHaveLength(1);
  });

  it('of a late plan promises it to no date, and says that the month is still to be paid', async () => {
    const late = { ...SUBSCRIBED, subscriptionStatus: 'past_due' } as const;
    servePlanTab({ user: late, limits: someLimits() });
    answer(api.previewDowngrade, aDowngrade());
    answer(api.cancelSubscription, { message: 'Abbonamento cancellato' });
    const { dialog, user } = await askToCancel();
    expect(dialog.getByText(/finisce il 12 dicembre 2026 .*La rata in sospeso resta da pagare/)).toBeTruthy();
    expect(dialog.queryByText(/resta attivo/)).toBeNull();
    servePlanTab({ user: { ...late, endsWithPeriod: true }, limits: someLimits() });
    await user.click(dialog.getByRole('button', { name: 'Cancella Abbonamento' }));
    expect(await screen.findByText('Non si rinnova più. La rata in sospeso resta da pagare.')).toBeTruthy();
    expect(await screen.findByText(/e l’abbonamento è cancellato/)).toBeTruthy();
  });

  it('that fails says so and leaves everything as it is', async () => {
    answer(api.previewDowngrade, aDowngrade());
    cutOff(api.cancelSubscription);
    const { dialog, user } = await askToCancel();
    await user.click(dialog.getByRole('button', { name: 'Cancella Abbonamento' }));
    expect(await screen.findByText('Errore nella cancellazione')).toBeTruthy();
    expect(screen.getByText('Prossimo rinnovo')).toBeTruthy();
    expect(tracked('subscription_cancelled')).toEqual([]);
  });
});
