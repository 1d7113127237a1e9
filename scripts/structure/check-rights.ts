import type { SourceText } from './check-owners.ts';

const WEB = /^web\/src\/.+\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const CALLED = /\bcallApi\(\s*api\.(\w+)/g;
const ASKED = /\buseMay<([^>]*)>/g;
const NAMED = /'(\w+)'/g;

/** From the right every role has to the one owners have. */
const RANKS: readonly string[] = ['self', 'view', 'read', 'edit', 'own'];
const rankOf = (right: string | undefined) => RANKS.indexOf(right ?? 'self');

/** Called only from within what another endpoint is for, which not every role may call either. */
const WITHIN: Readonly<Record<string, string>> = {
  authenticateSandboxPayment: 'createSubscription',
  authenticateSandboxSetup: 'startCheckout',
  checkPrompt: 'addPrompts',
  confirmSandboxSetup: 'startCheckout',
  getSuggestionAllowance: 'addPrompts',
  listNamingTexts: 'addPrompts',
  listSuggestions: 'addPrompts',
  requestSuggestions: 'addPrompts',
};

interface RightsInput {
  /** What each endpoint needs, by its name; undefined is open to everybody. */
  readonly needs: Readonly<Record<string, string | undefined>>;
  readonly files: readonly SourceText[];
}

/**
 * What a client or a reader is refused, no page asks for unasked: each such endpoint the browser calls stands in a
 * `useMay<'…'>`, or within what one that stands there opens. One sentence per endpoint that does not.
 */
export function checkRights({ needs, files }: RightsInput): string[] {
  const texts = files.filter(({ path }) => WEB.test(path) && !TEST.test(path)).map(({ text }) => text);
  const collect = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));
  const called = new Set(collect(CALLED));
  const asked = new Set(
    collect(ASKED).flatMap((names) => [...names.matchAll(NAMED)].map(([, name = '']) => name)),
  );
  const needed = (name: string) => rankOf(needs[name]);
  const isHeld = (name: string) => {
    const outer = WITHIN[name];
    return asked.has(name) || (outer !== undefined && asked.has(outer) && needed(outer) >= needed(name));
  };
  return [
    ...[...called]
      .filter((name) => needed(name) > rankOf('view') && !isHeld(name))
      .toSorted()
      .map((name) => `web: api.${name} is refused to some roles, and no useMay<'${name}'> asks before`),
    ...Object.keys(WITHIN)
      .filter((name) => !called.has(name))
      .map((name) => `scripts/structure/check-rights.ts: names api.${name}, which the browser does not call`),
  ];
}
