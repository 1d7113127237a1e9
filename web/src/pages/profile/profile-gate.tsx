import { useLocation } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { Card, LinkButton, Page, TopBar } from '#ui';
import { profileCopy } from '#features/profile';

const copy = profileCopy.gate;

/** What a visitor sees of the profile: why nothing is here, and the way in, which leads back. */
export function ProfileGate() {
  const { href } = useLocation();
  return (
    <>
      <TopBar />
      <Page width="narrow" className="py-8 sm:py-12">
        <main tabIndex={-1} className="outline-none">
          <Card className="grid justify-items-start gap-2 p-6 sm:p-8">
            <h1 className="flex items-center gap-3 text-xl font-semibold tracking-tight">
              <LockKeyhole className="size-[26px] text-accent" />
              {copy.title}
            </h1>
            <p className="text-muted">{copy.text}</p>
            <LinkButton to="/login" search={{ redirect: href }} variant="primary" className="mt-4">
              {copy.login}
            </LinkButton>
          </Card>
        </main>
      </Page>
    </>
  );
}
