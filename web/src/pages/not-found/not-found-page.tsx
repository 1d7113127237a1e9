import { CircleAlert } from 'lucide-react';
import { Card, LinkButton, Page, TopBar } from '#ui';
import { SignInLink } from '#features/accounts';
import { notFoundCopy as copy } from './copy.ts';

export function NotFoundPage() {
  return (
    <>
      <TopBar>
        <SignInLink />
      </TopBar>
      <Page width="narrow" className="py-8 sm:py-12">
        <main tabIndex={-1} className="outline-none">
          <Card className="grid justify-items-start gap-2 p-6 sm:p-8">
            <h1 className="flex items-center gap-3 text-xl font-semibold tracking-tight">
              <CircleAlert className="size-[26px] text-negative" />
              {copy.title}
            </h1>
            <p lang="en" className="text-muted">
              {copy.text}
            </p>
            <p className="text-muted">{copy.explanation}</p>
            <LinkButton to="/" className="mt-4">
              {copy.home}
            </LinkButton>
          </Card>
        </main>
      </Page>
    </>
  );
}
