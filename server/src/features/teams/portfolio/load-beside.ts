import { may, type Portfolio, readPortfolioView, type Role } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { countAlertsByCompany } from '#features/alerts';
import { holdsAlerts } from '#features/plans';
import type { CompanyId, UserId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { mayLookAfter } from './rules/may-look-after.ts';
import { nameMember } from './rules/name-member.ts';
import { findView, listAssignees } from './store.ts';

/** What stands in the table beside what is measured: alerts, who looks after a company, how its reader arranged it. */
export interface BesideFigures {
  readonly hasAlerts: boolean;
  readonly alerts: readonly (readonly [CompanyId, { open: number; unread: number }])[];
  /** Members who may look after a company; none for a client. */
  readonly people: Portfolio['people'];
  readonly assignees: readonly (readonly [CompanyId, UserId])[];
  readonly view: Portfolio['view'];
}

export async function loadBeside(
  db: Queryable,
  { viewer: { accountId }, userId, role }: { viewer: Viewer; userId: UserId; role: Role },
): Promise<BesideFigures> {
  const alerts = await countAlertsByCompany(db, accountId);
  const isOfTeam = may({ role, needs: 'read' });
  const members = isOfTeam ? await listMembers(db, accountId) : [];
  const people = members.filter((member) => mayLookAfter(member.role));
  const present = new Set(people.map((member) => member.userId));
  const assignees = isOfTeam ? [...(await listAssignees(db, accountId))] : [];
  return {
    hasAlerts: await holdsAlerts(db, accountId),
    alerts: [...alerts],
    people: people.map((member) => ({ userId: member.userId, name: nameMember(member) })),
    assignees: assignees.filter(([, assigneeId]) => present.has(assigneeId)),
    view: readPortfolioView(await findView(db, { accountId, userId })),
  };
}
