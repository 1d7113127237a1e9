import type { Protocol } from '../engines/wire-formats.ts';
import { type Loss, VALID_REPLIES, type Step } from './valid-replies.ts';

/** A reply that is valid and odd in one detail. */
export interface OddReply {
  readonly what: string;
  readonly body: string;
  readonly lost: Loss | null;
  /** The detail is something nobody knows, or not what it should be: it must be counted. */
  readonly isCounted: boolean;
}

/** As if the provider had added a field, of which nothing is lost. */
const EXTRA = { added_in_2027: { a: [1, 2, { b: null }], c: 'un testo' } };

/**
 * Every field that is read or sent left out, null and of another type; an unknown entry, a null and a text beside the
 * known ones of every list; another field in every object.
 */
export function listOddReplies(protocol: Protocol): OddReply[] {
  const { body, objects, lists } = VALID_REPLIES[protocol];
  const build = (path: readonly Step[], change: (value: unknown) => unknown) =>
    JSON.stringify(changeAt(body, { path, change }));
  const fields = objects.flatMap(({ path, read, unread = [] }) => {
    const place = path.join('.') || 'the reply';
    const known = [...Object.entries(read), ...unread.map((name) => [name, null] as const)];
    const extra = {
      what: `${place} with a field of 2027`,
      body: build(path, addField),
      lost: null,
      isCounted: false,
    };
    return [
      extra,
      ...known.flatMap(([name, lost]): OddReply[] => {
        const isRead = name in read;
        const change = (value: unknown) => build([...path, name], () => value);
        const without = build(path, (value) => leaveOut(value, name));
        const other = build([...path, name], (value) => (Array.isArray(value) ? { of: 2027 } : [2027]));
        return [
          { what: `${place} without ${name}`, body: without, lost, isCounted: false },
          { what: `${place}, ${name} is null`, body: change(null), lost, isCounted: false },
          { what: `${place}, ${name} is of another type`, body: other, lost, isCounted: isRead },
        ];
      }),
    ];
  });
  const beside = lists.flatMap(({ path, unknown }) =>
    [
      { name: 'an unknown entry', entry: unknown },
      { name: 'null', entry: null },
      { name: 'a number', entry: 7 },
    ].map(({ name, entry }): OddReply => {
      const place = path.join('.');
      const change = (list: unknown) => (Array.isArray(list) ? [...asItems(list), entry] : list);
      return {
        what: `${place} with ${name} at its end`,
        body: build(path, change),
        lost: null,
        isCounted: true,
      };
    }),
  );
  return [...fields, ...beside];
}

/** Where the pages a text rests on stand in the replies of a protocol. */
const MARKS: Readonly<Record<Protocol, string>> = {
  responses: 'annotations',
  agent: 'results',
  chat: 'annotations',
  generate_content: 'groundingSupports',
  messages: 'citations',
};

/** A reply with a field of 2027 in each of its objects, and a mark of 2027 beside the known ones. */
export function addUnknownDetails(body: string, protocol: Protocol): string {
  const marks = MARKS[protocol];
  const extend = (_: string, one: unknown): unknown => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    const fields = asFields(one);
    const isMarked = Array.isArray(fields[marks]) || (protocol === 'chat' && fields['role'] === 'assistant');
    const known = Array.isArray(fields[marks]) ? asItems(fields[marks]) : [];
    return { ...fields, ...EXTRA, ...(isMarked && { [marks]: [...known, { type: 'mark_of_2027' }, null] }) };
  };
  return JSON.stringify(JSON.parse(body, extend));
}

function changeAt(
  value: unknown,
  { path: [step, ...rest], change }: { path: readonly Step[]; change: (value: unknown) => unknown },
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return asItems(value).map((entry, index) =>
      index === step ? changeAt(entry, { path: rest, change }) : entry,
    );
  const fields = asFields(value);
  return { ...fields, [step]: changeAt(fields[step], { path: rest, change }) };
}

const addField = (value: unknown) => ({ ...asFields(value), ...EXTRA });

const leaveOut = (value: unknown, name: string) =>
  Object.fromEntries(Object.entries(asFields(value)).filter(([field]) => field !== name));

/** Safe because the paths of the valid replies lead through objects. */
function asFields(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>;
}

/** Safe because nothing is assumed about the entries. */
function asItems(value: unknown[]): readonly unknown[] {
  return value;
}
