-- The rows from before 0061.
alter table webhook_deliveries validate constraint ck_webhook_deliveries_fault;
