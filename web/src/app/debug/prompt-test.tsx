import { getRouteApi } from '@tanstack/react-router';
import { useConfig } from '#features/config';
import { usePrompt } from '#features/webhooks';
import { NotFoundPage } from '#pages/not-found';
import { PromptTestPage } from '#pages/prompt-test';
import { ApiError } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';
import { useSession } from '#lib/session/session-store';
import { SignedInFrame } from '../routes/signed-in-frame.tsx';

const route = getRouteApi('/test/$promptId');

/** The test page of a prompt: for its owner and administrators; for everybody else it does not exist. */
export function PromptTest() {
  const { status } = useSession();
  const mayTest = useMay<'getPrompt' | 'sendTestText'>('edit');
  if (status !== 'signed-in') return null;
  return mayTest ? <SignedInPromptTest /> : <NotFoundPage />;
}

function SignedInPromptTest() {
  const { promptId } = route.useParams();
  const { data: config } = useConfig();
  const prompt = usePrompt(promptId);
  if (prompt.error instanceof ApiError && prompt.error.status === 404) return <NotFoundPage />;
  return (
    <SignedInFrame>
      <PromptTestPage prompt={prompt} environment={config?.environment ?? ''} />
    </SignedInFrame>
  );
}
