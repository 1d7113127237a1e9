-- name what a migration needs. Forward only; runs once, in one transaction.
-- The migration a build must know to run on the schema after this one; null: any build may go on (decision 069).
alter table schema_migrations add column needs text;
