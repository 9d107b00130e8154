import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { approverRoles, type Role, roles } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getMember, listAccessibleUnits } from '#app/services/members.server'
import { getMemberApproval } from '#app/services/order-requests.server'
import { useLocale, useText } from '#app/text'
import { AccessFields } from './access-fields'
import { ApprovalCard } from './approval-card'
import { MemberActions } from './member-actions'
import { handleMemberForm } from './member-forms.server'

await loadMessages('organisation', 'approval')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'membership.manage')
  const id = args.params.id ?? ''
  const [member, units, approval] = await Promise.all([
    getMember(api, id),
    listAccessibleUnits(api),
    getMemberApproval(api, id),
  ])
  return { member, units, approval }
}

export async function action(args: ActionFunctionArgs) {
  return handleMemberForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'people.users.manage_named', { name: args.data?.member.name ?? '' })

const isApproverRole = (role: Role) => approverRoles.some(name => name === role)

export default function User() {
  const { member, approval } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const above = (
    <Breadcrumb
      label={t('navigation.breadcrumb')}
      items={[{ label: t('navigation.portal.users'), href: paths.users(locale) }, { label: member.name }]}
    />
  )
  return (
    <>
      <PageHeader title={member.name} text={member.email ?? undefined} breadcrumb={above} />
      <div className="grid max-w-190 gap-5">
        <AccessCard />
        {isApproverRole(member.role) ? <ApprovalCard key={member.role} approval={approval} /> : null}
        {useHasPermission()('membership.manage') ? <MemberActions member={member} /> : null}
      </div>
    </>
  )
}

function AccessCard() {
  const { member, units } = useLoaderData<typeof loader>()
  const t = useText()
  const form = useSubmission('access', {
    schema: all => all.memberAccessSchema,
    saved: {
      role: member.role,
      reach: member.all_units ? 'all' : 'some',
      units: member.units.map(({ id }) => id).join(','),
    },
    order: ['role', 'reach', 'units'],
  })
  return (
    <Card title={t('people.access.title')} note={t('people.access.note')}>
      <SubmissionForm of={form} className="grid gap-6">
        <AccessFields roles={roles} units={units} all />
        <SubmitButton of={form} className="justify-self-start" busyLabel={t('words.saving')}>
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
