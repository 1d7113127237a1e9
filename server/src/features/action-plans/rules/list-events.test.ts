import { expect, it } from 'vitest';
import { listEvents } from './list-events.ts';

const now = new Date('2026-11-27T10:00:00Z');
const open = { assignee: null, dueOn: null, doneAt: null, droppedAt: null, dropReason: null };

it.each([
  [open, open, []],
  [open, { ...open, doneAt: now }, ['done']],
  [{ ...open, doneAt: now }, { ...open, doneAt: now }, []],
  [{ ...open, doneAt: now }, open, ['undone']],
  [open, { ...open, assignee: 'Luca', dueOn: '2026-12-04' }, ['assigned', 'due']],
  [open, { ...open, droppedAt: now, dropReason: 'Costa troppo' }, ['dropped']],
  [{ ...open, droppedAt: now, dropReason: 'Costa troppo' }, open, ['restored']],
])('a change of an action is on record as what it did: %#', (before, after, events) => {
  expect(listEvents(before, after)).toEqual(events);
});
