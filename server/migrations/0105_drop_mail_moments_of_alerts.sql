-- When an alert is mailed differs by member: it stands in `alert_mails`.
-- contract: needs 0104_create_alert_mails.sql
alter table alerts drop column mail_due_at, drop column mailed_at;
