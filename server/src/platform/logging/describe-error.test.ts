import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('an error in the log', () => {
  it('says what failed and where, without the values of the statement', () => {
    const clash = Object.assign(
      new Error('duplicate key value violates unique constraint "uq_users_email"'),
      {
        code: '23505',
        constraint: 'uq_users_email',
        detail: 'Key (email)=(ada@esempio.it) already exists.',
      },
    );
    const failed = new DrizzleQueryError('insert into "users" values ($1)', ['ada@esempio.it'], clash);
    const logged = describeError(failed);
    expect(logged).toMatchObject({
      message: 'Failed query: insert into "users" values ($1)',
      cause: { code: '23505', constraint: 'uq_users_email', message: clash.message },
    });
    expect(logged.frames.some((frame) => frame.includes('describe-error.test.ts'))).toBe(true);
    expect(JSON.stringify(logged)).not.toContain('ada@esempio.it');
  });

  it('names no address, whoever’s words it repeats', () => {
    const { message } = describeError(new Error('450 4.2.0 <ada@esempio.it>: Recipient address rejected'));
    expect(message).toBe('450 4.2.0 <[e-mail]>: Recipient address rejected');
  });

  it('is written of any length: work that grew with its square would not end within this test', () => {
    expect(describeError(new Error(`${'a'.repeat(1_000_000)}@`)).message).toHaveLength(301);
  });

  it('stays short, whatever the statement', () => {
    expect(describeError(new Error('x'.repeat(10_000))).message).toHaveLength(301);
    expect(describeError('thrown as a text')).toEqual({
      type: 'string',
      message: 'Not an error',
      frames: [],
    });
  });
});
