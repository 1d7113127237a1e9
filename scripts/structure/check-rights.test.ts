import { expect, it } from 'vitest';
import { checkRights } from './check-rights.ts';

const WITHIN = [
  'authenticateSandboxPayment',
  'authenticateSandboxSetup',
  'checkPrompt',
  'confirmSandboxSetup',
  'getSuggestionAllowance',
  'listNamingTexts',
  'listSuggestions',
  'requestSuggestions',
];
const needs = { listThings: 'view', deleteThing: 'edit', addPrompts: 'edit', requestSuggestions: 'edit' };
const ASKED = "useMay<'addPrompts'>('edit')";
/** The rest of a browser that calls all the check knows by name. */
const REST = WITHIN.map((name) => `callApi(api.${name}, {});`).join('\n');
const check = (text: string, path = 'web/src/features/things/queries.ts') =>
  checkRights({
    needs,
    files: [
      { path, text },
      { path: 'web/src/rest.ts', text: `${REST} ${ASKED}` },
    ],
  });

it('a call that some roles are refused is asked about before', () => {
  expect(check('callApi(api.deleteThing, {})')).toEqual([
    "web: api.deleteThing is refused to some roles, and no useMay<'deleteThing'> asks before",
  ]);
  expect(check("callApi(api.deleteThing, {}); useMay<\n  'addPrompts' | 'deleteThing'\n>('edit')")).toEqual(
    [],
  );
});

it('what every role may call needs no question, nor does a test', () => {
  expect(check('callApi(api.listThings, {})')).toEqual([]);
  expect(check('callApi(api.deleteThing, {})', 'web/src/features/things/things.test.tsx')).toEqual([]);
});

it('what stands within another is asked about by the other, if that needs as much', () => {
  const files = (text: string) => [{ path: 'web/src/rest.ts', text: `${REST} ${text}` }];
  expect(checkRights({ needs, files: files(ASKED) })).toEqual([]);
  expect(checkRights({ needs, files: files('') })).toHaveLength(1);
  const low = { ...needs, addPrompts: 'view' };
  expect(checkRights({ needs: low, files: files(ASKED) })).toHaveLength(1);
});

it('a name in the list that is called no more goes', () => {
  expect(checkRights({ needs, files: [] })).toHaveLength(WITHIN.length);
});
