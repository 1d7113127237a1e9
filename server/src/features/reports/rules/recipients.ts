import { may, type ReportDesk, type Role } from '@citato/contract';

interface Member {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly companyIds: readonly string[];
}

/** Whether a member may be sent a page of a company: whoever may see it. */
export function isRecipient({ member, companyId }: { member: Member; companyId: string }): boolean {
  return may({ role: member.role, needs: 'read' }) || member.companyIds.includes(companyId);
}

export function describePerson({
  userId,
  email,
  firstName,
  lastName,
}: Member): NonNullable<ReportDesk['mail']>['people'][number] {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return { userId, email, name: name === '' ? email : name };
}
