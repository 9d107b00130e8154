import { Breadcrumb, Card, Notice, PageHeader } from '@bgm/ui'
import { invitationSchema, roles } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { inviteMember, listAccessibleUnits } from '#app/services/members.server'
import { useLocale, useText } from '#app/text'
import { AccessFields } from './access-fields'

await loadMessages('organisation')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'invitation.create')
  const [account, units] = await Promise.all([getAccount(api), listAccessibleUnits(api)])
  const membership = findActiveMembership(account)
  const isOwner = membership?.role === 'owner'
  const given: (typeof roles)[number][] = isOwner ? [...roles].reverse() : ['staff']
  return { units, roles: given, all: isOwner || membership?.all_units === true, isOwner }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  return submit(args.request, invitationSchema, async form => {
    const { email } = await inviteMember(api, form, locale)
    return redirectAfterPost(paths.users(locale), await flashSuccess('notices.invited', { email }))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'people.invite.title')

export default function NewUser() {
  const { isOwner, ...access } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('invite', {
    schema: all => all.invitationSchema,
    saved: { role: 'staff', reach: access.all ? 'all' : 'some' },
    order: ['email', 'role', 'reach', 'units'],
  })
  const above = (
    <Breadcrumb
      label={t('navigation.breadcrumb')}
      items={[
        { label: t('navigation.portal.users'), href: paths.users(locale) },
        { label: t('people.invite.title') },
      ]}
    />
  )
  return (
    <>
      <PageHeader title={t('people.invite.title')} text={t('people.invite.text')} breadcrumb={above} />
      <Card className="max-w-190">
        <SubmissionForm of={form} className="grid gap-6">
          {isOwner ? null : <Notice>{t('people.invite.manager_hint')}</Notice>}
          <TextField name="email" type="email" autoComplete="off" autoCapitalize="none" />
          <AccessFields {...access} />
          <SubmitButton of={form} className="justify-self-start">
            {t('people.invite.submit')}
          </SubmitButton>
        </SubmissionForm>
      </Card>
    </>
  )
}
