import type { PlanId, User } from '@citato/contract';
import { isAdministrator } from './administrator.ts';

interface AccountProfile {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly emailVerified: boolean;
  readonly planId: PlanId;
  readonly subscriptionStatus: string;
  readonly currentPeriodEnd: Date | null;
  readonly createdAt: Date;
}

/** An account as its owner's browser sees it; built field by field, so that nothing secret slips along. */
export function buildPublicUser({
  profile,
  adminEmails,
}: {
  profile: AccountProfile;
  adminEmails: readonly string[];
}): User {
  return {
    id: profile.id,
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    profileImageUrl: profile.profileImageUrl,
    emailVerified: profile.emailVerified,
    planId: profile.planId,
    subscriptionStatus: profile.subscriptionStatus,
    currentPeriodEnd: profile.currentPeriodEnd?.toISOString() ?? null,
    isAdmin: isAdministrator({ ...profile, adminEmails }),
    createdAt: profile.createdAt.toISOString(),
  };
}
