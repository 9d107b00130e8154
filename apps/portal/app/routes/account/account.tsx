import { format } from '@bgm/i18n'
import { Card, FieldPair, SummaryList, TextLink } from '@bgm/ui'
import { profileSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { loadMessages } from '#app/components/signed-in-messages'
import { RadioGroupField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount, updateAccount } from '#app/services/account.server'
import { getText, useLocale, useText } from '#app/text'
import { AccountPage } from './account-page'
import { VerifiedBadge } from './verified-badge'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

export async function loader(args: LoaderFunctionArgs) {
  const account = await getAccount(requireApi(args))
  return { account, role: findActiveMembership(account)?.role ?? null }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return submit(args.request, profileSchema, async ({ last_name = '', ...profile }) => {
    await updateAccount(api, { ...profile, last_name })
    const locale = getLocale(args.request)
    const t = getText(locale)
    const values = { item: t('notices.items.account'), action: t('notices.updated') }
    return redirectAfterPost(paths.account(locale), await flashSuccess('notices.success', values))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'account.title')

export default function Account() {
  const { account, role } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <AccountPage
      text={t('account.member_since', { date: format.date(account.created_at, locale) })}
      action={
        <div className="max-sm:-ml-3.5">
          <SignOutForm locale={locale} />
        </div>
      }
    >
      <Profile />
      <Card
        title={t('account.sign_in_data')}
        aside={<TextLink href={paths.accountContact(locale)}>{t('actions.replace')}</TextLink>}
      >
        <SummaryList
          items={[
            { term: t('fields.email'), detail: account.email },
            {
              term: t('fields.mobile_number'),
              detail: account.mobile_number ? (
                <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
                  {format.phone(account.mobile_number)}{' '}
                  <VerifiedBadge verified={account.mobile_number_verified} />
                </span>
              ) : (
                t('security.contact.phone_none')
              ),
            },
            ...(role ? [{ term: t('roles.title'), detail: t(`roles.${role}`) }] : []),
          ]}
        />
      </Card>
    </AccountPage>
  )
}

function Profile() {
  const { account } = useLoaderData<typeof loader>()
  const t = useText()
  const { first_name, last_name, gender } = account
  const form = useSubmission('account', {
    schema: all => all.profileSchema,
    saved: { first_name, last_name, gender },
  })
  return (
    <Card title={t('account.personal')} note={t('registration.register.name_hint')}>
      <SubmissionForm of={form} className="grid gap-5">
        <FieldPair>
          <TextField name="first_name" autoComplete="given-name" />
          <TextField name="last_name" optional autoComplete="family-name" />
        </FieldPair>
        <RadioGroupField
          name="gender"
          options={[
            { value: 'female', label: t('options.gender.female') },
            { value: 'male', label: t('options.gender.male') },
          ]}
        />
        <SubmitButton of={form} className="justify-self-start" busyLabel={t('words.saving')}>
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
