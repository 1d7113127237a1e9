-- fill companies of answers. Forward only; again until it gives 0, each time in a transaction of its own.
-- batches
select fill_companies_of_answers(500);
