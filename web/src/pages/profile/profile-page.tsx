import type { User } from '@citato/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Card, lazyPart, Page, TabPanel, Tabs } from '#ui';
import { profileCopy as copy, type ProfileTab } from '#features/accounts';
import { plansCopy } from '#features/plans';
import { useMay } from '#lib/session/use-may';
import { useSession } from '#lib/session/session-store';

const ProfileForms = lazyPart(async () => (await import('./profile-forms.tsx')).ProfileForms, {
  failed: copy.formsFailed,
});
const TeamTab = lazyPart(async () => (await import('./team-tab.tsx')).TeamTab, { failed: copy.teamFailed });
const PlanTab = lazyPart(async () => (await import('./plan-tab.tsx')).PlanTab, {
  failed: { title: plansCopy.loadFailed, text: plansCopy.loadFailedText },
});

const BillingTab = lazyPart(async () => (await import('./billing-tab.tsx')).BillingTab, {
  failed: copy.billingFailed,
});

const AlertSettingsTab = lazyPart(async () => (await import('./alerts-tab.tsx')).AlertSettingsTab, {
  failed: copy.alertsFailed,
});

const WebhooksTab = lazyPart(async () => (await import('./webhooks-tab.tsx')).WebhooksTab, {
  failed: copy.webhooksFailed,
});

const ApiTab = lazyPart(async () => (await import('./api-tab.tsx')).ApiTab, { failed: copy.apiFailed });

const AssistantsTab = lazyPart(async () => (await import('./assistants-tab.tsx')).AssistantsTab, {
  failed: copy.assistantsFailed,
});

const route = getRouteApi('/profile');
const TABS = [
  { value: 'profile', label: copy.tabs.profile },
  { value: 'team', label: copy.tabs.team },
  { value: 'plan', label: copy.tabs.plan },
  { value: 'billing', label: copy.tabs.billing },
  { value: 'alerts', label: copy.tabs.alerts },
  { value: 'webhooks', label: copy.tabs.webhooks },
  { value: 'api', label: copy.tabs.api },
  { value: 'assistants', label: copy.tabs.assistants },
] as const satisfies { value: ProfileTab; label: string }[];

export function ProfilePage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Profile user={session.user} /> : null;
}

function Profile({ user }: { user: User }) {
  const { tab = 'profile' } = route.useSearch();
  const navigate = useNavigate();
  const mayChangePlan = useMay<
    | 'changePlan'
    | 'cancelSubscription'
    | 'reactivateSubscription'
    | 'previewDowngrade'
    | 'getArchived'
    | 'getUserSpending'
  >('own');
  const mayBill = useMay<'getBillingInfo' | 'saveBillingInfo' | 'listInvoices'>('own');
  const maySendEvents = useMay<
    | 'listWebhookEndpoints'
    | 'createWebhookEndpoint'
    | 'updateWebhookEndpoint'
    | 'deleteWebhookEndpoint'
    | 'rotateWebhookSecret'
    | 'testWebhookEndpoint'
    | 'listWebhookDeliveries'
    | 'resendWebhookDelivery'
  >('edit');
  const mayHoldKeys = useMay<'listApiKeys' | 'createApiKey' | 'revokeApiKey'>('own');
  const mayExport = useMay<'exportTable' | 'listWeeklyExports' | 'setWeeklyExport' | 'stopWeeklyExport'>(
    'read',
  );
  return (
    <Page width="form" className="pt-8 pb-16 sm:pt-10">
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">{copy.title}</h1>
      <Tabs
        label={copy.tabs.label}
        items={TABS}
        value={tab}
        onValueChange={(next) =>
          void navigate({ to: '/profile', search: next === 'profile' ? {} : { tab: next } })
        }
      >
        <TabPanel value="profile">
          <ProfileForms user={user} />
        </TabPanel>
        <TabPanel value="team">
          <div className="mt-6">
            <TeamTab user={user} />
          </div>
        </TabPanel>
        <TabPanel value="plan">
          <div className="mt-6">{mayChangePlan ? <PlanTab user={user} /> : <OwnersOnly />}</div>
        </TabPanel>
        <TabPanel value="billing">
          <div className="mt-6">{mayBill ? <BillingTab user={user} /> : <OwnersOnly />}</div>
        </TabPanel>
        <TabPanel value="alerts">
          <div className="mt-6">
            <AlertSettingsTab />
          </div>
        </TabPanel>
        <TabPanel value="webhooks">
          <div className="mt-6">{maySendEvents ? <WebhooksTab /> : <EditorsOnly />}</div>
        </TabPanel>
        <TabPanel value="api">
          <div className="mt-6">{mayExport ? <ApiTab mayHoldKeys={mayHoldKeys} /> : <OwnersOnly />}</div>
        </TabPanel>
        <TabPanel value="assistants">
          <div className="mt-6">
            <AssistantsTab user={user} />
          </div>
        </TabPanel>
      </Tabs>
    </Page>
  );
}

/** What is the owners' in an organisation: said, with who may, in the place of a refusal. */
function OwnersOnly() {
  return <Withheld {...copy.ownersOnly} />;
}

function EditorsOnly() {
  return <Withheld {...copy.editorsOnly} />;
}

function Withheld({ title, text }: { title: string; text: string }) {
  return (
    <Card className="grid gap-2 px-4 py-6 sm:p-6">
      <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
    </Card>
  );
}
