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
const endpoints = {
  listThings: { needs: 'view' },
  deleteThing: { needs: 'edit' },
  addPrompts: { needs: 'edit' },
  requestSuggestions: { needs: 'edit' },
} as const;
/** The rest of a browser that calls all the check knows by name. */
const REST = WITHIN.map((name) => `callApi(api.${name}, {});`).join('\n');
const check = (text: string, path = 'web/src/features/things/queries.ts') =>
  checkRights({
    endpoints,
    files: [
      { path, text },
      { path: 'web/src/rest.ts', text: `${REST} useMay(api.addPrompts)` },
    ],
  });

it('a call that some roles are refused is asked about before', () => {
  expect(check('callApi(api.deleteThing, {})')).toEqual([
    'web: api.deleteThing is refused to some roles, and no useMay(api.deleteThing) asks before',
  ]);
  expect(check('callApi(api.deleteThing, {}); useMay(\n  api.addPrompts,\n  api.deleteThing,\n)')).toEqual(
    [],
  );
});

it('what every role may call needs no question, nor does a test', () => {
  expect(check('callApi(api.listThings, {})')).toEqual([]);
  expect(check('callApi(api.deleteThing, {})', 'web/src/features/things/things.test.tsx')).toEqual([]);
});

it('what stands within another is asked about by the other, if that needs as much', () => {
  const files = (text: string) => [{ path: 'web/src/rest.ts', text: `${REST} ${text}` }];
  expect(checkRights({ endpoints, files: files('useMay(api.addPrompts)') })).toEqual([]);
  expect(checkRights({ endpoints, files: files('') })).toHaveLength(1);
  const low = { ...endpoints, addPrompts: { needs: 'view' } } as const;
  expect(checkRights({ endpoints: low, files: files('useMay(api.addPrompts)') })).toHaveLength(1);
});

it('a name in the list that is called no more goes', () => {
  expect(checkRights({ endpoints, files: [] })).toHaveLength(WITHIN.length);
});
