import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, aUser, listRequests, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCheckout } from '../../../test/serve-checkout.ts';
import { standInForStripe } from '../../../test/stand-in-stripe.ts';

startApiServer();

const pay = () => findEnabledButton('Completa pagamento €99/mese');
const done = () => screen.findByRole('heading', { name: 'Piano attivato!' });

beforeEach(() => {
  serveCheckout({ config: { payments: { provider: 'stripe', publishableKey: 'pk_test_1' } } });
  answer(api.createSubscription, { subscriptionId: 'sub_1', status: 'active', clientSecret: null });
});

it('takes the card in Stripe’s own fields, and buys once it is confirmed', async () => {
  const stripe = standInForStripe();
  const { user } = openApp('/checkout?plan=guru');
  await user.click(await pay());
  await done();
  expect(stripe.keys).toEqual(['pk_test_1']);
  expect(stripe.confirmSetup).toHaveBeenCalledTimes(1);
  expect(stripe.confirmSetup.mock.calls[0]?.[0]).toMatchObject({ redirect: 'if_required' });
  expect(listRequests(api.createSubscription)).toHaveLength(1);
  expect(screen.queryByText('Carte di prova')).toBeNull();
});

it('says what Stripe says of a card, and buys nothing', async () => {
  const stripe = standInForStripe();
  stripe.confirmSetup.mockResolvedValueOnce({ error: { message: 'La tua carta è stata rifiutata.' } });
  const { user } = openApp('/checkout?plan=guru');
  await user.click(await pay());
  expect((await screen.findByRole('alert')).textContent).toBe('La tua carta è stata rifiutata.');
  expect(listRequests(api.createSubscription)).toHaveLength(0);
  await user.click(await pay());
  await done();
});

it('goes on with a card that an earlier try has confirmed', async () => {
  const stripe = standInForStripe();
  stripe.confirmSetup.mockResolvedValueOnce({ error: { setup_intent: { status: 'succeeded' } } });
  const { user } = openApp('/checkout?plan=guru');
  await user.click(await pay());
  await done();
});

it('lets the bank ask about the payment, and follows it', async () => {
  const stripe = standInForStripe();
  answer(api.createSubscription, {
    subscriptionId: 'sub_1',
    status: 'incomplete',
    clientSecret: 'pi_1_secret_2',
  });
  stripe.handleNextAction.mockImplementationOnce(() => {
    answer(
      api.getOwnProfile,
      aUser({ planId: 'guru', subscribedPlanId: 'guru', subscriptionStatus: 'active' }),
    );
    return Promise.resolve({});
  });
  const { user } = openApp('/checkout?plan=guru');
  await user.click(await pay());
  await done();
  expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' });
});

it('begins with a new setup once the bank has refused the payment', async () => {
  const stripe = standInForStripe();
  answer(api.createSubscription, {
    subscriptionId: 'sub_1',
    status: 'incomplete',
    clientSecret: 'pi_1_secret_2',
  });
  stripe.handleNextAction.mockResolvedValueOnce({ error: { message: 'La banca ha detto di no.' } });
  const { user } = openApp('/checkout?plan=guru');
  await user.click(await pay());
  expect(await screen.findByText('Errore nel pagamento')).toBeTruthy();
  answer(api.startCheckout, { clientSecret: 'seti_2_secret_3', setupIntentId: 'seti_2' });
  await pay();
  expect(listRequests(api.startCheckout)).toHaveLength(2);
});

it('says that Stripe did not come, and nothing can be sent before it has', async () => {
  const stripe = standInForStripe();
  stripe.isBroken = true;
  const { user } = openApp('/checkout?plan=guru');
  expect(await screen.findByText('Errore di inizializzazione')).toBeTruthy();
  expect(screen.getByText('Stripe non è inizializzato correttamente')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Completa pagamento/ })).toBeNull();
  stripe.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await user.click(await pay());
  await done();
});
