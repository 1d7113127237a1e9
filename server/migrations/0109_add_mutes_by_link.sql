-- Somebody who follows the link of a mail hears no more of one thing in their own mails; that of a chat, in its channel.
alter table alert_mutes
  -- Null: not one member's mails alone.
  add column member_id uuid,
  -- Null: not one channel alone.
  add column channel_id uuid constraint fk_alert_mutes_channel references webhook_endpoints (id) on delete cascade,
  add constraint fk_alert_mutes_member foreign key (user_id, member_id)
    references members (organisation_id, user_id) on delete cascade,
  add constraint ck_alert_mutes_place check (member_id is null or channel_id is null);
-- A link that is followed twice mutes once.
create unique index ux_alert_mutes_member on alert_mutes (user_id, member_id, company_id, subject)
  where member_id is not null;
create unique index ux_alert_mutes_channel on alert_mutes (channel_id, company_id, subject) where channel_id is not null;
