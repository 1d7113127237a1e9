import { parentPort } from 'node:worker_threads';
import { loadTypeface, renderReport } from '@citato/pdf';

const typeface = loadTypeface();

/** Snapshots in, PDF bytes out, one at a time. Whatever goes wrong ends this worker; its pool starts another. */
parentPort?.on('message', (snapshot: unknown) => {
  void renderReport({ snapshot, typeface }).then((bytes) => {
    // The bytes are handed over, not copied.
    const own = Uint8Array.from(bytes);
    parentPort?.postMessage(own, [own.buffer]);
  });
});
