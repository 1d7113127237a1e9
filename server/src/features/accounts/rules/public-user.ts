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

/** What an account has bought. */
export interface PlanStatus {
  readonly planId: PlanId;
  readonly subscriptionStatus: SubscriptionStatus;
  /** Whether its subscription ends with the period. */
  readonly endsWithPeriod: boolean;
  /** Whether the running period is a free trial. */
  readonly isTrial: boolean;
  readonly currentPeriodEnd: Date | null;
  readonly subscribedPlanId: PlanId | null;
  /** What it pays a month: buyers of a promotion keep its price. */
  readonly subscribedPriceCents: number | null;
}

/** An account as its owner's browser sees it; built field by field, so that no secret can slip in. */
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
