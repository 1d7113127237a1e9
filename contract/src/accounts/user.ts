import * as z from 'zod/mini';
import { namedPlan, subscriptionStatus } from '../payments/plan-ids.ts';
import { role } from '../organisations/roles.ts';
import { id, timestamp } from '../text.ts';

const membership = z.object({
  id,
  /** Null: it has none of its own, and is called after its owner. */
  name: z.nullable(z.string()),
  ownerName: z.string(),
  /** How many people are in it. */
  members: z.int(),
  role,
});

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  emailVerified: z.boolean(),
  planId: namedPlan,
  subscriptionStatus,
  /** Whether its subscription ends with its period, late or not; missing where the server does not say. */
  endsWithPeriod: z.optional(z.boolean()),
  /** Whether the running period is a free trial; missing where the server does not say. */
  isTrial: z.optional(z.boolean()),
  currentPeriodEnd: z.nullable(timestamp),
  /** The plan of the subscription that has not ended; null without one, as on a plan that was granted. */
  subscribedPlanId: z.nullable(namedPlan),
  /** What the subscription costs a month, in cents; null or missing where it is not known. */
  subscribedPriceCents: z.nullish(z.int()),
  /** The organisation that is open; missing where the server does not say. */
  organisation: z.optional(membership),
  /** All the person is in, that one included; missing where the server does not say. */
  organisations: z.optional(z.array(membership)),
  isAdmin: z.boolean(),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;
