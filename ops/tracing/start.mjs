// Loaded before the product where NODE_OPTIONS says so (Dockerfile). It does nothing in any other program, in a worker
// thread, and where OTEL_EXPORTER_OTLP_ENDPOINT is not set.
import { isMainThread } from 'node:worker_threads';

const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '' } = process.env;
const isProduct = isMainThread && (process.argv[1] ?? '').endsWith('/server/dist/main.js');

if (endpoint !== '' && isProduct) {
  try {
    const { trace } = await import('./trace.mjs');
    trace();
  } catch (error) {
    // Traces are worth less than the product: it starts without them, and says so.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    const why = isMissing
      ? 'its packages are not installed: build the image with TRACING=true'
      : String(error);
    process.stderr.write(`OTEL_EXPORTER_OTLP_ENDPOINT is set, but nothing is traced: ${why}\n`);
  }
}
