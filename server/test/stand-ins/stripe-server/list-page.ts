import { type FormObject, textOf } from './form-body.ts';
import { invalid, missing } from './stripe-refusal.ts';
import { render } from './render-objects.ts';
import type { Json } from './rendering/json.ts';
import type { Records } from './stripe-records.ts';
import type { RecordKind, World } from './stripe-world.ts';

const MAX_LISTED = 100;
const USUAL = 10;

/** A page of the records that fit, newest first. */
export function listPage<Kind extends RecordKind>(
  world: World,
  {
    kind,
    url,
    form,
    fits,
  }: { kind: Kind; url: string; form: FormObject; fits: (record: Records[Kind]) => boolean },
): Json {
  const limit = Number(textOf(form, 'limit') ?? USUAL);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED)
    throw invalid('Invalid limit', undefined, 'limit');
  const all = world.list(kind).filter(fits).reverse();
  const after = textOf(form, 'starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== null && from === 0) throw missing({ what: kind, id: after, param: 'starting_after' });
  const page = all.slice(from, from + limit);
  return {
    object: 'list',
    url,
    has_more: all.length > from + limit,
    data: page.map((record) => render(world, kind, record)),
  };
}
