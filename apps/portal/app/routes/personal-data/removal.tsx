import { Breadcrumb, Card, LossList, Notice, PageHeader, TextLink } from '@bgm/ui'
import { accountRemovalSchema, subscriptionEndSchema, subscriptionKeepSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { PasswordField } from '#app/forms/fields'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost, redirectAfterSignOut } from '#app/http/respond.server'
import { clearSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import {
  endSubscriptions,
  getAccountRemoval,
  keepSubscriptions,
  removeAccount,
} from '#app/services/personal-data.server'
import { getText, useLocale, useText } from '#app/text'
import { PaidOrganisation } from './paid-organisation'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

export function loader(args: LoaderFunctionArgs) {
  return getAccountRemoval(requireApi(args))
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const form = await readForm(args.request)
  if (form.form?.startsWith('end-'))
    return submit(form, subscriptionEndSchema, async end => {
      await endSubscriptions(api, end)
      return redirectAfterPost(
        paths.accountRemoval(getLocale(args.request)),
        await flashSuccess('personal_data.ended'),
      )
    })
  if (form.form?.startsWith('keep-'))
    return submit(form, subscriptionKeepSchema, async ({ organisation }) => {
      await keepSubscriptions(api, organisation)
      return redirectAfterPost(
        paths.accountRemoval(getLocale(args.request)),
        await flashSuccess('personal_data.kept'),
      )
    })
  return submit(form, accountRemovalSchema, async ({ password }) => {
    await removeAccount(api, password)
    const locale = getLocale(args.request)
    const t = getText(locale)
    const values = { item: t('notices.items.account'), action: t('notices.deleted') }
    return redirectAfterSignOut(
      paths.signIn(locale),
      clearSessionCookie(),
      await flashSuccess('notices.success', values),
    )
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'personal_data.removal_title')

export default function AccountRemoval() {
  const { has_password, organisations, paid } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const trail = [
    { label: t('account.title'), href: paths.account(locale) },
    { label: t('personal_data.title'), href: paths.consents(locale) },
    { label: t('personal_data.removal') },
  ]
  return (
    <>
      <PageHeader
        title={t('personal_data.removal_title')}
        breadcrumb={<Breadcrumb label={t('navigation.breadcrumb')} items={trail} />}
      />
      <div className="grid max-w-190 gap-5">
        <Card title={t('personal_data.removal_what')}>
          <LossList
            items={[
              t('personal_data.removal_effects.person'),
              t('personal_data.removal_effects.sessions'),
              t('personal_data.removal_effects.draft'),
              t('personal_data.removal_effects.organisation'),
            ]}
          />
        </Card>
        {paid.map(organisation => (
          <PaidOrganisation
            key={organisation.id}
            organisation={organisation}
            hasMembers={organisations.some(({ id }) => id === organisation.id)}
            hasPassword={has_password}
          />
        ))}
        {organisations.length > 0 ? (
          <Notice tone="warn" title={t('personal_data.last_owner_title')}>
            {t('personal_data.last_owner', {
              organisations: organisations.map(({ name }) => name).join(', '),
            })}
          </Notice>
        ) : paid.length > 0 ? null : has_password ? (
          <RemovalForm />
        ) : (
          <Notice tone="info">
            {t('personal_data.no_password')}{' '}
            <TextLink href={paths.forgotPassword(locale, paths.accountRemoval(locale))}>
              {t('actions.forgot_password')}
            </TextLink>
          </Notice>
        )}
      </div>
    </>
  )
}

function RemovalForm() {
  const t = useText()
  const form = useSubmission('removal', { schema: all => all.accountRemovalSchema })
  return (
    <Card>
      <SubmissionForm of={form} className="grid gap-5">
        <PasswordField
          name="password"
          autoComplete="current-password"
          hint={t('personal_data.removal_password')}
        />
        <SubmitButton of={form} variant="danger" className="justify-self-start">
          {t('personal_data.removal_submit')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
