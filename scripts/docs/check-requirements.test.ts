import { expect, it } from 'vitest';
import levels from './asvs-levels.json' with { type: 'json' };
import { checkRequirements, listRequirements } from './check-requirements.ts';

const few = { 'V1.1': [[1], [2]], 'V1.2': [[1, 2], []], 'V2.1': [[3], []] };
const whole = `- **V1.1.1** Kept. \`a.test.ts\`: "is kept"
- **V1.2.1 to V1.2.2** Not met: there is none.
- **V2.1.3** Is so.
  By review: \`docs\` say it.`;
const check = (text: string) => checkRequirements({ document: 'docs/a.md', text, levels: few, level: 1 });

it('every requirement is answered, one by one or several together', () => {
  expect(check(whole)).toEqual([]);
});

it.each([
  ['- **V1.1.1** Kept. `a.test.ts`: "is kept"\n', '', ['V1.1.1 of level 1 is not answered']],
  ['V2.1.3', 'V1.1.1', ['V2.1.3 of level 1 is not answered', 'V1.1.1 is answered twice']],
  ['V1.2.1 to V1.2.2', 'V1.2.1, V1.2.2, V1.1.2', ['V1.1.2 is no requirement of level 1']],
  ['Not met: there', 'There', ['V1.2.1, V1.2.2 names neither proof nor what is missing']],
])('what is wrong is told where %j became %j', (part, other, faults) => {
  expect(check(whole.replace(part, other))).toEqual(faults.map((fault) => `docs/a.md: ${fault}`));
});

it('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  expect([listRequirements(levels, 1).length, listRequirements(levels, 2).length]).toEqual([70, 183]);
});
