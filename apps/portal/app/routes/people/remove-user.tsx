import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { getFieldErrors, isFormReply } from '#app/forms/reply'
import { submit } from '#app/forms/submit.server'
import { formatFieldError } from '#app/forms/use-form-field'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getMember, removeMember } from '#app/services/members.server'
import { useLocale, useText } from '#app/text'
import { RemoveForm } from './member-actions'

await loadMessages('organisation')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'membership.manage')
  return { member: await getMember(api, args.params.id ?? '') }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  return submit(args.request, formObject({}), async () => {
    const { name, self } = await removeMember(api, args.params.id ?? '')
    const next = self ? paths.dashboard(locale) : paths.users(locale)
    return redirectAfterPost(next, await flashSuccess('notices.member_removed', { name }))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'people.manage.remove_question', { name: args.data?.member.name ?? '' })

export default function RemoveUser() {
  const { member } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const actionData: unknown = useActionData()
  const [fieldError] = isFormReply(actionData) ? Object.values(getFieldErrors(actionData.result)).flat() : []
  return (
    <>
      <PageHeader
        title={t('people.manage.remove_question', { name: member.name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('navigation.portal.users'), href: paths.users(locale) },
              { label: member.name, href: paths.user(locale, member.id) },
              { label: t('people.manage.remove') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        {fieldError ? (
          <p role="alert" className="mb-4 font-semibold text-bad">
            {formatFieldError(t, '', fieldError)}
          </p>
        ) : null}
        <p className="mb-6">{t('people.manage.remove_text')}</p>
        <RemoveForm id={member.id} />
      </Card>
    </>
  )
}
