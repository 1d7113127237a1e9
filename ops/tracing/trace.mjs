import { subscribe, tracingChannel } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { context, SpanStatusCode, trace as tracing } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { keepAllowed } from './keep-allowed.mjs';

/** What machines ask all day long. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/)/;
const EXPORT_EVERY_MS = 1_000;

/** Traces requests, jobs, their statements and the engines' calls of this process. */
export function trace() {
  const { OTEL_SERVICE_NAME: name, OTEL_TRACES_SAMPLER_ARG: share, ROLE } = process.env;
  const exporter = new OTLPTraceExporter();
  const allowing = {
    export: (spans, done) => exporter.export(spans.map(keepAllowed), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name || 'citato', 'citato.role': ROLE || 'all' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(Number(share || 1)) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: allowing, scheduledDelayMillis: EXPORT_EVERY_MS })],
  });
  const contexts = new ContextManager().enable();
  context.setGlobalContextManager(contexts);
  tracing.setGlobalTracerProvider(provider);
  // No propagator: nobody outside decides about our traces, and nothing of them goes to engines, Stripe or customers' sites.
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => QUIET.test(url),
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  loadPatched();
  nameRequests();
  traceWork(contexts);
}

/** The store of contexts, for work that a channel tells of. */
class ContextManager extends AsyncLocalStorageContextManager {
  get store() {
    return this._asyncLocalStorage;
  }
}

/** The instrumentations patch what they see required; the product imports the very same modules afterwards. */
function loadPatched() {
  const require = createRequire(new URL('../../server/package.json', import.meta.url));
  for (const name of ['node:http', 'pg']) require(name);
}

/** Fastify tells which route it found: a span is named for its pattern, never for an address. */
function nameRequests() {
  subscribe('tracing:fastify.request.handler:start', ({ request, route }) => {
    const span = tracing.getActiveSpan();
    span?.updateName(`${request.method} ${route.url}`);
    span?.setAttributes({ 'http.route': route.url, 'citato.request_id': request.id });
  });
}

/** Jobs and engines' calls, as server/src/platform/logging/traced-work.ts tells of them. */
function traceWork(contexts) {
  const tracer = tracing.getTracer('citato');
  const spans = new WeakMap();
  const channel = tracingChannel('citato.work');
  channel.start.bindStore(contexts.store, (work) => {
    const span = tracer.startSpan(work.name, { root: true, attributes: prefix(work.fields) });
    spans.set(work, span);
    return tracing.setSpan(context.active(), span);
  });
  channel.subscribe({
    error: (work) => {
      spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR });
      spans.get(work)?.setAttribute('error.type', work.error?.constructor?.name ?? 'unknown');
    },
    asyncEnd: (work) => spans.get(work)?.end(),
  });
  subscribe('citato.past-work', ({ name, fields, ms }) => {
    const endTime = Date.now();
    tracer.startSpan(name, { startTime: endTime - ms, attributes: prefix(fields) }).end(endTime);
  });
}

const prefix = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`citato.${key}`, value]));
