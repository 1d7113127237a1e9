import { describe, expect, it } from 'vitest';
import { readJobSubject } from './read-job-subject.ts';

const ID = '7f3f8d0e-4d0a-4a0e-9d62-1c5b4c3d2e1f';
const OTHER = '0b9d9c7a-2f43-4f0e-8d55-6a7b8c9d0e1f';
const NOTHING = { userId: null, companyId: null, promptId: null, analysisId: null };

describe('what a job concerns', () => {
  it.each([
    [{ analysisId: ID }, null, { analysisId: ID }],
    [{ analysisId: ID }, OTHER, { analysisId: ID, userId: OTHER }],
    [{ userId: ID, companyId: OTHER }, null, { userId: ID, companyId: OTHER }],
    [{ promptIds: [ID] }, null, { promptId: ID }],
    [{ promptIds: [ID, OTHER] }, null, {}],
    [{ userId: ID }, OTHER, { userId: ID }],
    [{ companyId: ID }, 'reader-update', { companyId: ID }],
  ])('%j of the group %s names %j', (payload, groupId, expected) => {
    expect(readJobSubject({ payload, groupId })).toEqual({ ...NOTHING, ...expected });
  });

  it.each([null, 'text', 7, [], {}, { analysisId: 7, promptIds: 'x', userId: 'Ada' }])(
    'is nothing for the odd payload %j',
    (payload) => {
      expect(readJobSubject({ payload, groupId: null })).toEqual(NOTHING);
    },
  );
});
