import { expect, it } from 'vitest';
import { listRecords } from './list-records.ts';

it('lists records in their order, each with its title, state and date', () => {
  const record = (number: string, title: string, status: string) => ({
    path: `docs/decisions/${number}-a-title.md`,
    text: `# ${number} · ${title}\n\nStatus: ${status} · Date: 2026-11-20\n\n**Decision.** …\n`,
  });
  const records = [record('012', 'Later', 'replaced by 020'), record('002', 'Earlier', 'accepted')];
  expect(listRecords(records)).toBe(
    '- [002](002-a-title.md) Earlier (accepted, 2026-11-20)\n- [012](012-a-title.md) Later (replaced by 020, 2026-11-20)',
  );
});
