import { CompanySetup, OverviewSkeleton } from '#features/companies';
import { forgetKeptAnswer, useKeptAnswer } from '#features/visitor-answer';

interface FirstCompanyProps {
  maxPrompts: number;
  onCreated: (companyId: string) => void;
}

/** The first company; who came with a question of the landing page finds site and question in the form. */
export function FirstCompany({ maxPrompts, onCreated }: FirstCompanyProps) {
  const { isPending, start } = useKeptAnswer();
  if (isPending) return <OverviewSkeleton />;
  return (
    <CompanySetup
      maxPrompts={maxPrompts}
      start={start}
      onCreated={(companyId) => {
        forgetKeptAnswer();
        onCreated(companyId);
      }}
    />
  );
}
