import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { castInNamedFunction } from './cast-in-named-function.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const longBody = Array.from({ length: 12 }, (_, index) => `  const step${index} = ${index};`).join('\n');

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run(
  'cast-in-named-function',
  castInNamedFunction,
  {
    valid: [
      'export const plans = ["free", "pro"] as const;',
      '/** Safe: the row was read with its owner. */\nexport function asOwned(id: string) {\n  return id as OwnedId;\n}',
      '// Safe: zod has parsed it.\nconst asPlan = (text: string) => text as Plan;',
      '// Safe: keys come from the same object.\nconst keysOf = (o: object) => Object.keys(o).map((key) => key as Key);',
    ],
    invalid: [
      { code: 'const plan = input as Plan;', errors: [{ messageId: 'bareCast' }] },
      { code: 'const plan = <Plan>input;', errors: [{ messageId: 'bareCast' }] },
      {
        code: 'function asPlan(text: string) {\n  return text as Plan;\n}',
        errors: [{ messageId: 'bareCast' }],
      },
      {
        code: `/** Does much more than casting. */\nfunction load() {\n${longBody}\n  return input as Plan;\n}`,
        errors: [{ messageId: 'bareCast' }],
      },
    ],
  },
);
