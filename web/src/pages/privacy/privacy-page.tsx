import { LinkButton } from '#ui';
import { LegalPage, LegalText, OwnerData, privacyCopy as copy } from '#features/public';

export function PrivacyPage() {
  return (
    <LegalPage title={copy.title} intro={copy.intro}>
      <OwnerData />
      {copy.sections.map(({ title, paragraphs }) => (
        <LegalText key={title} title={title} paragraphs={paragraphs} />
      ))}
      <LinkButton to="/profile" className="justify-self-start">
        {copy.profile}
      </LinkButton>
    </LegalPage>
  );
}
