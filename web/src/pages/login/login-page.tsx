import { getRouteApi, Link } from '@tanstack/react-router';
import { Banner } from '#ui';
import { accountsCopy, AuthFrame, LoginForm } from '#features/accounts';
import { ReadAnswer } from '#features/public';
import { useSession } from '#lib/session/session-store';

const copy = accountsCopy.login;
const route = getRouteApi('/login');

export function LoginPage() {
  const session = useSession();
  const search = route.useSearch();
  const hasExpired = session.status === 'signed-out' && session.reason === 'expired';
  return (
    <AuthFrame title={copy.title} aside={<ReadAnswer />}>
      {hasExpired && (
        <Banner tone="warning" role="status" title={copy.expired}>
          {copy.expiredText}
        </Banner>
      )}
      <LoginForm />
      <p className="text-center text-sm text-muted">
        {copy.noAccount}{' '}
        <Link to="/register" search={search}>
          {copy.register}
        </Link>
      </p>
    </AuthFrame>
  );
}
