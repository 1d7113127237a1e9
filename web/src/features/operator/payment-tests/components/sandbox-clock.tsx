import { Banner, Button } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime } from '#lib/format';
import { paymentTestsCopy } from '../copy.ts';
import { useSandboxClock } from '../use-payment-test.ts';
import { Section } from './section.tsx';

const copy = paymentTestsCopy.clock;

/** The time of the sandbox, which the tester can advance. */
export function SandboxClock() {
  const { mutate, isPending, variables, data, error } = useSandboxClock();
  return (
    <Section title={copy.title} text={copy.text}>
      <div className="border-t px-4 py-5 sm:px-6">
        <div className="flex flex-wrap gap-2 max-sm:grid">
          {copy.steps.map(({ label, seconds }) => (
            <Button
              key={seconds}
              disabled={isPending}
              isLoading={isPending && variables === seconds}
              onClick={() => {
                mutate(seconds);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <div role="status" className="not-empty:mt-4">
          {error !== null && (
            <Banner tone="negative" title={copy.failed}>
              {readErrorMessage({ error, fallback: paymentTestsCopy.failedFallback })}
            </Banner>
          )}
          {data !== undefined && <p className="text-sm">{copy.now(formatDateTime(data.now))}</p>}
        </div>
      </div>
    </Section>
  );
}
