import { ButtonLink, Card, PageHeader } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getOrganisation } from '#app/services/organisations.server'
import { useLocale, useText } from '#app/text'
import { EmailsCard } from './emails-card'
import { OrganisationCard } from './organisation-card'
import { OrganisationFacts } from './organisation-facts'
import { OrganisationsCard } from './organisations-card'
import { handleSettingsForm } from './settings-forms.server'
import { LanguageCard, ThemeCard } from './view-cards'

await loadMessages('organisation', 'approval')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const account = await getAccount(api)
  const membership = findActiveMembership(account)
  const role = membership?.role ?? null
  return {
    locale: account.locale,
    notifications: account.notifications,
    organisation: hasPermission(role, 'organisation.read') ? await getOrganisation(api) : null,
    owns: hasPermission(role, 'organisation.update'),
    organisations: account.memberships.map(({ organisation, role }) => ({ ...organisation, role })),
    active: membership?.organisation.id ?? null,
  }
}

export async function action(args: ActionFunctionArgs) {
  return handleSettingsForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'navigation.portal.settings')

export default function Settings() {
  const { locale, notifications, organisation, owns, organisations, active } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <PageHeader title={t('navigation.portal.settings')} text={t('settings.text')} />
      <div className="grid max-w-190 gap-5">
        {organisations.length > 1 ? (
          <OrganisationsCard organisations={organisations} active={active} />
        ) : null}
        <LanguageCard locale={locale} />
        <ThemeCard />
        <EmailsCard notifications={notifications} />
        {organisation && owns ? (
          <>
            <OrganisationCard key={organisation.id} organisation={organisation} />
            <ApprovalCard />
          </>
        ) : organisation ? (
          <OrganisationFacts organisation={organisation} />
        ) : null}
      </div>
    </>
  )
}

function ApprovalCard() {
  const t = useText()
  return (
    <Card title={t('approval.settings.title')} note={t('approval.settings.card')}>
      <ButtonLink href={paths.orderApproval(useLocale())} variant="secondary">
        {t('approval.settings.open')}
      </ButtonLink>
    </Card>
  )
}
