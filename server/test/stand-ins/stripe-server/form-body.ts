/** A form’s fields as an object: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export type FormValue = string | FormObject;
export interface FormObject {
  readonly [name: string]: FormValue;
}

type Growing = Map<string, string | Growing>;

export function parseForm(text: string): FormObject {
  const root: Growing = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== '');
    let place = root;
    for (const part of path.slice(0, -1)) {
      const next = place.get(part);
      const inner: Growing = typeof next === 'object' ? next : new Map<string, string | Growing>();
      place.set(part, inner);
      place = inner;
    }
    const last = path.at(-1) ?? name;
    place.set(last, value);
  }
  return asObject(root);
}

function asObject(map: Growing): FormObject {
  return Object.fromEntries(
    [...map].map(([name, value]) => [name, typeof value === 'string' ? value : asObject(value)]),
  );
}

export function textOf(form: FormObject, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' ? value : null;
}

export function objectOf(form: FormObject, name: string): FormObject {
  const value = form[name];
  return typeof value === 'object' ? value : {};
}

/** The entries of a list, by their place. */
export function listOf(form: FormObject, name: string): FormValue[] {
  return Object.values(objectOf(form, name));
}

/** The texts among an object’s values. */
export function textsOf(form: FormObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
