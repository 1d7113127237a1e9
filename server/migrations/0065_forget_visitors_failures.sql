-- A visitor's question whose engine declined was kept as failed for a week, like an answer: an hour after the call it may
-- be asked again.
update visitor_answers set expires_at = called_at + interval '1 hour'
where status = 'failed' and expires_at > called_at + interval '1 hour';
