import { Banner, Button } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { paymentTestsCopy as copy } from '../copy.ts';
import { type TestName, usePaymentTest } from '../use-payment-test.ts';
import { Section } from './section.tsx';
import { StepList } from './step-list.tsx';

/** One payment test with its button, and the result of each of its steps. */
export function TestPanel({ name }: { name: TestName }) {
  const { title, text } = copy.tests[name];
  const { mutate, isPending, data, error } = usePaymentTest(name);
  const action = data === undefined ? copy.run : copy.again;
  return (
    <Section
      title={title}
      text={text}
      action={
        <Button
          className="flex-none max-sm:w-full"
          isLoading={isPending}
          loadingLabel={copy.running}
          aria-label={isPending ? undefined : copy.label(action, title)}
          onClick={() => {
            mutate();
          }}
        >
          {action}
        </Button>
      }
    >
      <div role="status">
        {!isPending && error !== null && (
          <div className="border-t px-4 py-5 sm:px-6">
            <Banner tone="negative" title={copy.failed}>
              {readErrorMessage({ error, fallback: copy.failedFallback })}
            </Banner>
          </div>
        )}
        {!isPending && data !== undefined && (
          <div className="grid gap-4 border-t px-4 py-5 sm:px-6">
            <Banner tone={data.success ? 'positive' : 'negative'} title={data.message}>
              {data.error ?? `Eseguita ${copy.providers[data.testResult.provider]}.`}
            </Banner>
            <StepList label={copy.steps(title)} steps={data.testResult.steps} />
          </div>
        )}
      </div>
    </Section>
  );
}
