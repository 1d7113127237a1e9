import { ACCESS_ERRORS } from './access-errors.ts';
import { ACCOUNT_ERRORS } from './account-errors.ts';
import { ADMIN_ERRORS } from './admin-errors.ts';
import { CLAIM_ERRORS } from './claim-errors.ts';
import { BILLING_ERRORS } from './billing-errors.ts';
import { CLIENT_REPORT_ERRORS } from './client-report-errors.ts';
import { MONITORING_ERRORS } from './monitoring-errors.ts';
import { OWN_SITE_ERRORS } from './own-site-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';
import { TEAM_ERRORS } from './team-errors.ts';
import { WEBHOOK_ERRORS } from './webhook-errors.ts';

/** Every error the product can answer. */
export const ERRORS = {
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...MONITORING_ERRORS,
  ...OWN_SITE_ERRORS,
  ...CLAIM_ERRORS,
  ...WEBHOOK_ERRORS,
  ...BILLING_ERRORS,
  ...ADMIN_ERRORS,
  ...TEAM_ERRORS,
  ...CLIENT_REPORT_ERRORS,
  ...ACCESS_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;
