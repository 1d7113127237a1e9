import { listFields, PUBLISHED, type Shape } from './published-shapes.ts';

/** Where an object differs from what Stripe publishes of its kind, each by its path. */
export function listDifferences(body: unknown): string[] {
  if (!isRecord(body)) return ['The answer is no object'];
  const name = String(body['object']);
  if (name === 'list') return checkList({ value: body, of: 'any', path: 'list' });
  if (body['deleted'] === true) return [];
  return checkNamed({ value: body, name, path: name });
}

interface Checked {
  readonly value: unknown;
  readonly path: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkNamed({ value, path, name }: Checked & { name: string }): string[] {
  const shape = PUBLISHED.objects[name];
  return shape === undefined ? [`${path}: Stripe has no ${name}`] : check({ value, path, shape });
}

function check({ value, path, shape }: Checked & { shape: Shape }): string[] {
  if (shape === 'any') return [];
  if (typeof shape === 'string') {
    const isRight = shape === 'map' ? isRecord(value) : typeof value === shape;
    return isRight ? [] : [`${path}: ${typeof value} instead of ${shape}`];
  }
  if ('enum' in shape) {
    // Open ones may have words that are not published; what we say of our own is published.
    return shape.enum.some((word) => word === value) ? [] : [`${path}: no such word as ${String(value)}`];
  }
  if ('ref' in shape) return checkReference({ value, path, names: shape.ref });
  if ('object' in shape) return checkNamed({ value, path, name: shape.object });
  if ('list' in shape) return checkList({ value, path, of: shape.list });
  if ('array' in shape) {
    if (!Array.isArray(value)) return [`${path}: no array`];
    return value.flatMap((item, index) =>
      check({ value: item, path: `${path}[${String(index)}]`, shape: shape.array }),
    );
  }
  return checkFields({ value, path, fields: shape.fields });
}

/** An id, or the whole object where it was asked for. */
function checkReference({ value, path, names }: Checked & { names: readonly string[] }): string[] {
  if (typeof value === 'string') return [];
  const name = isRecord(value) ? String(value['object']) : '';
  return names.includes(name)
    ? checkNamed({ value, path, name })
    : [`${path}: neither an id nor ${names.join()}`];
}

function checkList({ value, path, of }: Checked & { of: Shape }): string[] {
  if (!isRecord(value) || value['object'] !== 'list' || !Array.isArray(value['data']))
    return [`${path}: no list`];
  const { url, has_more: hasMore, data } = value;
  const head = typeof url === 'string' && typeof hasMore === 'boolean' ? [] : [`${path}: no url or has_more`];
  const items: unknown[] = data;
  const found = items.flatMap((item, index) => {
    const place = `${path}.data[${String(index)}]`;
    return of === 'any' ? listDifferences(item) : check({ value: item, path: place, shape: of });
  });
  return [...head, ...found];
}

function checkFields({ value, path, fields }: Checked & { fields: Record<string, Shape> }): string[] {
  if (!isRecord(value)) return [`${path}: no object`];
  const known = listFields(fields);
  const unknown = Object.keys(value).filter((name) => known.every((field) => field.name !== name));
  return [
    ...unknown.map((name) => `${path}.${name}: Stripe has no such field`),
    ...known.flatMap(({ name, isOptional, isNullable, shape }) => {
      const place = `${path}.${name}`;
      const held = value[name];
      if (held === undefined) return isOptional ? [] : [`${place}: missing`];
      if (held === null) return isNullable ? [] : [`${place}: null`];
      return check({ value: held, path: place, shape });
    }),
  ];
}
