import { CircleAlert } from 'lucide-react';
import { LinkButton } from '#ui';
import { NarrowFrame, StatusCard } from '#features/accounts';
import { notFoundCopy as copy } from './copy.ts';

export function NotFoundPage() {
  return (
    <NarrowFrame>
      <StatusCard
        tone="negative"
        sign={<CircleAlert />}
        title={copy.title}
        actions={<LinkButton to="/">{copy.home}</LinkButton>}
      >
        <p lang="en">{copy.text}</p>
        <p>{copy.explanation}</p>
      </StatusCard>
    </NarrowFrame>
  );
}
