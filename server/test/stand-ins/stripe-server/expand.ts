import { invalid } from './stripe-refusal.ts';
import { renderRecord } from './render-objects.ts';
import type { Json } from './rendering/json.ts';
import { renderRefunds } from './rendering/render-charges.ts';
import { renderPayments } from './rendering/render-invoices.ts';
import type { RecordKind, World } from './stripe-world.ts';

const MAX_DEPTH = 4;

/** Which fields hold an object that may come as a whole. */
const REFERENCES: Readonly<Record<string, Readonly<Record<string, RecordKind>>>> = {
  subscription: {
    customer: 'customer',
    default_payment_method: 'payment_method',
    latest_invoice: 'invoice',
  },
  invoice: { customer: 'customer' },
  setup_intent: { customer: 'customer', payment_method: 'payment_method' },
  payment_intent: { customer: 'customer' },
};

/** Puts what `expand` names in the place of ids, at most four levels deep. */
export function expandObject(world: World, object: Json, paths: readonly string[]): Json {
  return paths.reduce((whole, path) => {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH) {
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`);
    }
    return expandPath({ world, object: whole, parts, path });
  }, object);
}

function expandPath({
  world,
  object,
  parts: [part = '', ...rest],
  path,
}: {
  world: World;
  object: Json;
  parts: readonly string[];
  path: string;
}): Json {
  const inner = (value: Json): Json =>
    rest.length === 0 ? value : expandPath({ world, object: value, parts: rest, path });
  const value = object[part];
  if (object['object'] === 'list' && part === 'data' && Array.isArray(value)) {
    return { ...object, data: value.filter(isJson).map(inner) };
  }
  if (object['object'] === 'invoice' && part === 'payments') {
    return { ...object, payments: inner(renderPayments(world.get('invoice', String(object['id'])))) };
  }
  if (object['object'] === 'charge' && part === 'refunds') {
    return { ...object, refunds: inner(renderRefunds(world, String(object['id']))) };
  }
  const kind = REFERENCES[String(object['object'])]?.[part];
  if (kind === undefined) throw invalid(`This property cannot be expanded (${path}).`);
  if (typeof value !== 'string' && !isJson(value)) return object;
  return { ...object, [part]: inner(isJson(value) ? value : renderRecord(world, kind, value)) };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
