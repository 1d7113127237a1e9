import { companiesCopy, CompanySetup, OverviewSkeleton } from '#features/companies';
import { forgetKeptAnswer, KeptAnswerRetry, useKeptAnswer } from '#features/public';
import { useMay } from '#lib/session/use-may';
import { Card, EmptyState, Page } from '#ui';

interface FirstCompanyProps {
  maxPrompts: number;
  onCreated: (companyId: string) => void;
}

/** The first company; who came with a question of the landing page finds site and question in the form. */
export function FirstCompany({ maxPrompts, onCreated }: FirstCompanyProps) {
  const mayCreate = useMay<'createCompany'>('edit');
  const kept = useKeptAnswer();
  if (!mayCreate) return <NoCompany />;
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

/** Who may add none waits for one. */
function NoCompany() {
  const { example, title, text } = companiesCopy.overview.nobody;
  return (
    <Page className="py-8">
      <Card>
        <EmptyState example={example} title={title}>
          {text}
        </EmptyState>
      </Card>
    </Page>
  );
}
