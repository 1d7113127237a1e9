import { Banner } from './banner.tsx';

/** The server's refusal of a form, above its fields; stays until the next try. */
export function FormBanner({ title, message }: { title: string; message: string }) {
  return (
    <Banner tone="negative" title={title} role="alert">
      {message}
    </Banner>
  );
}
