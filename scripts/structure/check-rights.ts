import type { Endpoint } from '../../contract/src/index.ts';
import type { SourceText } from './check-owners.ts';

const WEB = /^web\/src\/.+\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const CALLED = /\bcallApi\(\s*api\.(\w+)/g;
const ASKED = /\buseMay\(([^)]*)\)/g;
const NAMED = /\bapi\.(\w+)/g;

/** From the right every role has to the one owners have. */
const RANKS: readonly string[] = ['self', 'view', 'read', 'edit', 'own'];
const rankOf = (needs: string | undefined) => RANKS.indexOf(needs ?? 'self');

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
  /** By their names. */
  readonly endpoints: Readonly<Record<string, Pick<Endpoint, 'needs'>>>;
  readonly files: readonly SourceText[];
}

/**
 * What a client or a reader is refused, no page asks for unasked: each such endpoint the browser calls stands in a
 * `useMay(api.…)`, or within what one that stands there opens. One sentence per endpoint that does not.
 */
export function checkRights({ endpoints, files }: RightsInput): string[] {
  const texts = files.filter(({ path }) => WEB.test(path) && !TEST.test(path)).map(({ text }) => text);
  const collect = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));
  const called = new Set(collect(CALLED));
  const asked = new Set(
    collect(ASKED).flatMap((names) => [...names.matchAll(NAMED)].map(([, name = '']) => name)),
  );
  const needed = (name: string) => rankOf(endpoints[name]?.needs);
  const isHeld = (name: string) => {
    const outer = WITHIN[name];
    return asked.has(name) || (outer !== undefined && asked.has(outer) && needed(outer) >= needed(name));
  };
  return [
    ...[...called]
      .filter((name) => needed(name) > rankOf('view') && !isHeld(name))
      .toSorted()
      .map((name) => `web: api.${name} is refused to some roles, and no useMay(api.${name}) asks before`),
    ...Object.keys(WITHIN)
      .filter((name) => !called.has(name))
      .map((name) => `scripts/structure/check-rights.ts: names api.${name}, which the browser does not call`),
  ];
}
