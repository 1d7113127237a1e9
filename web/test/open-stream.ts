import { HttpResponse } from 'msw';

/** Stays open: one that ends is resumed, and what is on screen read anew. */
export function openStream(): Response {
  const start = (stream: ReadableStreamDefaultController) => {
    stream.enqueue(new TextEncoder().encode(': open\n\n'));
  };
  return new HttpResponse(new ReadableStream({ start }), {
    headers: { 'content-type': 'text/event-stream' },
  });
}
