/** All that a span may carry: what is not named here never leaves the process. */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
  'db.system.name',
  'db.query.text',
  'citato.request_id',
  'citato.job_id',
  'citato.attempt',
  'citato.engine',
  'citato.purpose',
  'citato.outcome',
]);
const LONGEST_VALUE = 500;

/**
 * A span as it is exported. Addresses, hosts, headers, messages of errors and links are left out; statements have
 * places for their values ($1), never the values.
 */
export function keepAllowed(span) {
  const kept = Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name));
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  return {
    ...{ name, kind, startTime, endTime, duration, ended, resource, instrumentationScope },
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    attributes: Object.fromEntries(kept.map(([key, value]) => [key, shorten(value)])),
    status: { code: span.status.code },
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function shorten(value) {
  return typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value;
}
