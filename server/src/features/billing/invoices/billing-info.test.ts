import { api, type BillingInfoInput } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PRIVATE: BillingInfoInput = {
  customerType: 'private',
  country: 'IT',
  firstName: 'Mario',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  city: 'Lecce',
  postalCode: '73100',
  fiscalCode: 'rssmra85t10a562s',
};
const BUSINESS: BillingInfoInput = {
  ...PRIVATE,
  customerType: 'business',
  companyName: 'Rossi Srl',
  vatNumber: 'IT00743110157',
  sdiCode: 'M5UXCR1',
};

it('is nothing at first, then what was saved last, each account its own', async () => {
  const [ada, eva] = [await app.openAccount(), await app.openAccount()];
  expect((await app.call(api.getBillingInfo, { as: ada })).body).toBeNull();
  const saved = (await app.call(api.saveBillingInfo, { as: ada, body: PRIVATE })).body;
  expect(saved).toMatchObject({ fiscalCode: 'RSSMRA85T10A562S', companyName: null, vatNumber: null });
  app.clock.advance({ minutes: 1 });
  await app.call(api.saveBillingInfo, { as: ada, body: BUSINESS });
  const { body } = await app.call(api.getBillingInfo, { as: ada });
  expect(body).toMatchObject({
    // Of the one who runs the business: it may have both.
    fiscalCode: 'RSSMRA85T10A562S',
    vatNumber: '00743110157',
    createdAt: saved.createdAt,
  });
  expect(body?.updatedAt).not.toBe(saved.updatedAt);
  expect((await app.call(api.getBillingInfo, { as: eva })).body).toBeNull();
});

it('refuses what is missing or wrong, field by field, and keeps what was saved', async () => {
  const ada = await app.openAccount();
  await app.call(api.saveBillingInfo, { as: ada, body: PRIVATE });
  const { status, body } = await app.callRefused(api.saveBillingInfo, {
    as: ada,
    body: { ...PRIVATE, fiscalCode: '', postalCode: '1' },
  });
  expect([status, body.fields]).toEqual([
    400,
    { fiscalCode: 'Il Codice Fiscale è obbligatorio per clienti privati', postalCode: 'Il CAP ha 5 cifre' },
  ]);
  expect((await app.call(api.getBillingInfo, { as: ada })).body?.postalCode).toBe('73100');
});

it.each([
  [PRIVATE, 'fiscalCode', 'RSSMRA85T10A562X', 'Codice Fiscale non è corretto'],
  [BUSINESS, 'vatNumber', '00743110158', 'ricontrolla le cifre'],
] as const)('refuses a code with a typing error (%#)', async (whole, field, code, hint) => {
  const ada = await app.openAccount();
  const body = { ...whole, [field]: code };
  const refused = await app.callRefused(api.saveBillingInfo, { as: ada, body });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
  expect(refused.body.fields?.[field]).toContain(hint);
  expect((await app.call(api.getBillingInfo, { as: ada })).body).toBeNull();
});
