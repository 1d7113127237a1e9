import { CompanySetup, OverviewSkeleton } from '#features/companies';
import { forgetKeptAnswer, KeptAnswerRetry, useKeptAnswer } from '#features/visitor-answers';

interface FirstCompanyProps {
  maxPrompts: number;
  onCreated: (companyId: string) => void;
}

/** The first company; who came with a question of the landing page finds site and question in the form. */
export function FirstCompany({ maxPrompts, onCreated }: FirstCompanyProps) {
  const kept = useKeptAnswer();
  if (kept.isPending) return <OverviewSkeleton />;
  const { start } = kept;
  return (
    <CompanySetup
      // What was asked for again begins the form anew.
      key={start === null ? 'empty' : 'kept'}
      maxPrompts={maxPrompts}
      notice={kept.isMissing && <KeptAnswerRetry kept={kept} />}
      start={start}
      onCreated={(companyId) => {
        forgetKeptAnswer();
        onCreated(companyId);
      }}
    />
  );
}
