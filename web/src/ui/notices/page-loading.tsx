import { uiCopy } from '../copy.ts';
import { Spinner } from './spinner.tsx';

/** The whole app waits: only while the session is unknown. */
export function PageLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-muted">
      <Spinner size="lg" />
      <p>{uiCopy.loading}</p>
    </div>
  );
}
