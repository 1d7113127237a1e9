import { type FormObject, listOf, objectOf, textOf, textsOf } from '../form-body.ts';
import { completeObject } from '../published/complete-object.ts';
import { renderRecord } from '../render-objects.ts';
import type { Json } from '../rendering/json.ts';
import type { CustomerRecord, TaxIdRecord } from '../stripe-records.ts';
import { invalid, missing } from '../stripe-refusal.ts';
import { mintId, type World } from '../stripe-world.ts';
import type { Route } from './route.ts';

const TAKES = ['address', 'email', 'invoice_settings', 'name', 'metadata', 'preferred_locales'];
/** Numbers as the API takes them. */
const TAX_IDS = new Map([
  ['eu_vat', /^(?:IT(?!0{11})\d{11}|FR[A-Z\d]{2}\d{9}|DE\d{9}|EL\d{9}|ES[A-Z\d]\d{7}[A-Z\d])$/],
  ['gb_vat', /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/],
  ['ch_uid', /^CHE-\d{3}\.\d{3}\.\d{3}$/],
  ['ch_vat', /^CHE-\d{3}\.\d{3}\.\d{3} (?:MWST|TVA|IVA)$/],
  ['sm_coe', /^SM\d{2,5}$/],
  ['it_cf', /^(?:[A-Z\d]{16}|\d{11})$/],
]);

function readPerson(form: FormObject) {
  const email = textOf(form, 'email');
  if (email !== null && !email.includes('@')) {
    throw invalid(`Invalid email address: ${email}`, 'email_invalid', 'email');
  }
  return { email, name: textOf(form, 'name') };
}

/** What an update names, in the place of what was; an empty text removes it. */
function readChange(form: FormObject, customer: CustomerRecord): CustomerRecord {
  const { email, name } = readPerson(form);
  const settings = objectOf(form, 'invoice_settings');
  const metadata = { ...customer.metadata, ...textsOf(objectOf(form, 'metadata')) };
  return {
    ...customer,
    email: email ?? customer.email,
    name: name === null ? customer.name : name || null,
    ...(Object.hasOwn(form, 'address') && {
      address: textOf(form, 'address') === '' ? null : textsOf(objectOf(form, 'address')),
    }),
    ...(Object.hasOwn(settings, 'custom_fields') && {
      customFields: listOf(settings, 'custom_fields')
        .filter((field) => typeof field === 'object')
        .map(textsOf),
    }),
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== '')),
  };
}

const renderTaxId = (customer: string, { id, type, value, created }: TaxIdRecord): Json =>
  completeObject('tax_id', {
    id,
    object: 'tax_id',
    country: value.slice(0, 2),
    created,
    customer,
    livemode: false,
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  });

function putTaxIds(world: World, customer: CustomerRecord, taxIds: readonly TaxIdRecord[]): void {
  world.put('customer', { ...customer, taxIds });
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
        address: null,
        taxIds: [],
        customFields: [],
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
      world.put('customer', readChange(form, world.get('customer', id)));
      world.tell('customer.updated', 'customer', id);
      return renderRecord(world, 'customer', id);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/tax_ids',
    takes: ['limit'],
    answer: ({ world, ids: [id = ''] }) => ({
      object: 'list',
      url: `/v1/customers/${id}/tax_ids`,
      has_more: false,
      data: world.get('customer', id).taxIds.map((taxId) => renderTaxId(id, taxId)),
    }),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id/tax_ids',
    takes: ['type', 'value'],
    answer: ({ world, form, ids: [id = ''] }) => {
      const customer = world.get('customer', id);
      const taxId = {
        id: mintId('txi'),
        type: textOf(form, 'type') ?? '',
        value: textOf(form, 'value') ?? '',
        created: world.now(),
      };
      if (TAX_IDS.get(taxId.type)?.test(taxId.value) !== true)
        throw invalid(`Invalid value for ${taxId.type}.`, 'tax_id_invalid', 'value');
      putTaxIds(world, customer, [...customer.taxIds, taxId]);
      return renderTaxId(id, taxId);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id/tax_ids/:id',
    takes: [],
    answer: ({ world, ids: [id = '', taxId = ''] }) => {
      const customer = world.get('customer', id);
      const others = customer.taxIds.filter((known) => known.id !== taxId);
      if (others.length === customer.taxIds.length) throw missing({ what: 'tax_id', id: taxId });
      putTaxIds(world, customer, others);
      return { id: taxId, object: 'tax_id', deleted: true };
    },
  },
];
