-- Where a recipient stops mails of this kind with one click (RFC 8058); null: a mail that is no subscription.
alter table emails add column unsubscribe_link text;
