import { listFields, PUBLISHED, type Shape } from './published-shapes.ts';

/** An object with every field Stripe always sends: what may be null is, and lists are empty, where nothing was written. */
export function completeObject(name: string, written: Record<string, unknown>): Record<string, unknown> {
  const shape = PUBLISHED.objects[name];
  return shape === undefined ? written : fill(written, shape);
}

function fill(written: Record<string, unknown>, shape: Shape): Record<string, unknown> {
  if (typeof shape !== 'object' || !('fields' in shape)) return written;
  const completed = { ...written };
  for (const { name, isOptional, isNullable, shape: of } of listFields(shape.fields)) {
    if (Object.hasOwn(written, name)) completed[name] = fillValue(written[name], of);
    else if (isOptional) continue;
    else if (isNullable) completed[name] = null;
    else if (of === 'map') completed[name] = {};
    else if (typeof of === 'object' && 'array' in of) completed[name] = [];
  }
  return completed;
}

/** The same for what lies within: parts, and the items of lists. */
function fillValue(value: unknown, shape: Shape): unknown {
  if (typeof shape !== 'object') return value;
  if (Array.isArray(value) && 'array' in shape)
    return value.map((item: unknown) => fillValue(item, shape.array));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const record = Object.fromEntries(Object.entries(value));
  if ('object' in shape) return completeObject(shape.object, record);
  if (!('list' in shape)) return fill(record, shape);
  return { ...record, data: fillValue(record['data'], { array: shape.list }) };
}
