import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-records.ts';

const record = `# 001 · A

Status: accepted · Date: 2026-11-20

**Decision.** This.

**Why.** Because.

**Alternatives weighed.**

- That: no.
`;
const check = (text: string) => checkRecord({ path: 'docs/decisions/001-a.md', text });

describe('a decision record', () => {
  it.each([
    record,
    record.replace('accepted', 'replaced by 027'),
    record.replace('accepted', 'accepted, replaces 011'),
    record.replace('accepted', 'accepted, in part replaced by 028'),
  ])('is whole with status, date, decision, reason and alternatives', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['Status: accepted · Date: 2026-11-20\n', '', /lacks 'Status/],
    ['accepted', 'perhaps', /lacks 'Status/],
    ['2026-11-20', 'yesterday', /lacks 'Status/],
    ['**Decision.**', 'So:', /lacks \*\*Decision\.\*\*/],
    ['**Why.**', 'For:', /lacks \*\*Why\.\*\*/],
    ['**Alternatives weighed.**', 'Or:', /lacks \*\*Alternatives weighed\.\*\*/],
    ['- That: no.', 'That: no.', /are a list/],
  ])('is refused where %s became %s', (part, other, message) => {
    expect(check(record.replace(part, other)).join('\n')).toMatch(message);
  });
});
