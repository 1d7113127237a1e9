import { sql } from 'drizzle-orm';

/** An alert of every company, and one that is muted. */
export const ALERT_ROWS = [
  sql`insert into alerts (id, company_id, user_id, kind, subject, direction, raised_at)
    select gen_random_uuid(), id, user_id, 'figure', 'mention_rate', 'up', now() from companies`,
  sql`insert into alert_mutes (id, user_id, company_id, title, created_at)
    select gen_random_uuid(), user_id, id, 'Mention Rate', now() from companies`,
  sql`insert into alert_mutes (id, user_id, company_id, subject, title, member_id, created_at)
    select gen_random_uuid(), user_id, id, 'share', 'Quota', user_id, now() from companies`,
  sql`insert into alert_member_settings (organisation_id, user_id, settings, updated_at)
    select organisation_id, user_id, '{"mail": "daily"}', now() from members`,
];
