import { type FormObject, objectOf, textOf, textsOf } from '../form-body.ts';
import { renderRecord } from '../render-objects.ts';
import { invalid } from '../stripe-refusal.ts';
import { mintId } from '../stripe-world.ts';
import type { Route } from './route.ts';

const TAKES = ['email', 'name', 'metadata', 'preferred_locales'];

function readPerson(form: FormObject) {
  const email = textOf(form, 'email');
  if (email !== null && !email.includes('@')) {
    throw invalid(`Invalid email address: ${email}`, 'email_invalid', 'email');
  }
  return { email, name: textOf(form, 'name') };
}

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: TAKES,
    answer: ({ world, form }) => {
      const { id } = world.put('customer', {
        id: mintId('cus'),
        ...readPerson(form),
        metadata: textsOf(objectOf(form, 'metadata')),
        balance: 0,
        invoiceCount: 0,
        created: world.now(),
      });
      world.tell('customer.created', 'customer', id);
      return renderRecord(world, 'customer', id);
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: TAKES,
    answer: ({ world, form, ids: [id = ''] }) => {
      const customer = world.get('customer', id);
      const { email, name } = readPerson(form);
      world.put('customer', { ...customer, email: email ?? customer.email, name: name === '' ? null : name });
      world.tell('customer.updated', 'customer', id);
      return renderRecord(world, 'customer', id);
    },
  },
];
