import type { PlanId, SubscriptionStatus, User } from '@citato/contract';
import { isAdministrator } from './administrator.ts';

export interface AccountProfile {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

/** What an account has of what we sell. */
export interface PlanStatus {
  readonly planId: PlanId;
  readonly subscriptionStatus: SubscriptionStatus;
  /** Whether what it pays for ends with its period. */
  readonly endsWithPeriod: boolean;
  /** Whether nothing was paid for the period that runs. */
  readonly isTrial: boolean;
  readonly currentPeriodEnd: Date | null;
  readonly subscribedPlanId: PlanId | null;
  /** What it pays a month: a promotion's price stays with whoever bought at it. */
  readonly subscribedPriceCents: number | null;
}

/** An account as its owner's browser sees it; built field by field, so that nothing secret slips along. */
export function buildPublicUser({
  profile,
  plan,
  adminEmails,
}: {
  profile: AccountProfile;
  plan: PlanStatus;
  adminEmails: readonly string[];
}): User {
  return {
    id: profile.id,
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    profileImageUrl: profile.profileImageUrl,
    emailVerified: profile.emailVerified,
    planId: plan.planId,
    subscriptionStatus: plan.subscriptionStatus,
    endsWithPeriod: plan.endsWithPeriod,
    isTrial: plan.isTrial,
    currentPeriodEnd: plan.currentPeriodEnd?.toISOString() ?? null,
    subscribedPlanId: plan.subscribedPlanId,
    subscribedPriceCents: plan.subscribedPriceCents,
    isAdmin: isAdministrator({ ...profile, adminEmails }),
    createdAt: profile.createdAt.toISOString(),
  };
}
