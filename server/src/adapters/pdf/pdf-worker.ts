import { parentPort } from 'node:worker_threads';
import { loadTypeface, renderDocument } from '@citato/pdf';

const typeface = loadTypeface();

/** Receives snapshots, returns PDF bytes, one at a time. Any fault ends this worker; its pool starts another. */
parentPort?.on('message', (task: unknown) => {
  void renderDocument({ task, typeface }).then((bytes) => {
    // The bytes are transferred, not copied.
    const own = Uint8Array.from(bytes);
    parentPort?.postMessage(own, [own.buffer]);
  });
});
