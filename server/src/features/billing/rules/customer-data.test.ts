import { expect, it } from 'vitest';
import { describeCustomer } from './customer-data.ts';

const contact = { firstName: 'Ada', lastName: 'Bianchi' };
const info = {
  customerType: 'private',
  country: 'IT',
  firstName: 'Mario',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  city: 'Lecce',
  postalCode: '73100',
  fiscalCode: 'RSSMRA85T10A562S',
  companyName: null,
  vatNumber: null,
  sdiCode: null,
} as const;

it('names the account before anybody said whom to invoice', () => {
  expect(describeCustomer({ contact, info: null })).toEqual({ name: 'Ada Bianchi', billing: null });
  const unnamed = { firstName: null, lastName: '' };
  expect(describeCustomer({ contact: unnamed, info: null }).name).toBeNull();
});

it.each([
  ['a person', info, 'Mario Rossi'],
  ['a company', { ...info, companyName: 'Rossi Srl' }, 'Rossi Srl'],
  ['nobody by name', { ...info, firstName: null, lastName: null }, 'Ada Bianchi'],
])('names %s, with address and codes', (_who, stated, name) => {
  const data = describeCustomer({ contact, info: { ...stated, vatNumber: '1', sdiCode: 'a@pec.it' } });
  expect(data).toEqual({
    name,
    billing: {
      country: 'IT',
      address: 'Via Roma 1',
      city: 'Lecce',
      postalCode: '73100',
      vatNumber: '1',
      fiscalCode: 'RSSMRA85T10A562S',
      recipient: 'a@pec.it',
    },
  });
});
