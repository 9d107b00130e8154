import type { Member } from '@bgm/api-client'
import { ButtonLink, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listInvitations, listMembers } from '#app/services/members.server'
import { useLocale, useText } from '#app/text'
import { handlePendingInvitationForm } from './invitation-forms.server'
import { PersonCell, useMemberColumns } from './member-cells'
import { memberRules } from './member-rules.server'
import { PendingInvitations } from './pending-invitations'

await loadMessages('organisation')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'invitation.read')
  const { filter, page, ignored } = parseListQuery(args.request, memberRules)
  const [members, invitations] = await Promise.all([
    listMembers(api, { ...filter, page }),
    listInvitations(api),
  ])
  redirectToLastPage(args.request, members.pagination)
  return { ...members, invitations, ignored }
}

export async function action(args: ActionFunctionArgs) {
  return handlePendingInvitationForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'navigation.portal.users')

export default function Users() {
  const { data, pagination, invitations, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  return (
    <>
      <PageHeader
        title={t('navigation.portal.users')}
        text={t('people.users.text')}
        action={
          may('invitation.create') ? (
            <ButtonLink href={paths.newUser(locale)}>{t('people.users.invite')}</ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-6">
        <PendingInvitations invitations={invitations} />
        <section>
          <h2 className="mb-3.5 text-h3">{t('people.users.access')}</h2>
          <ListFilter placeholder={t('people.members.search')} ignored={ignored} />
          <ListTable
            caption={t('people.users.access')}
            columns={useColumns()}
            rows={data}
            rowKey={({ id }) => id}
            pages={pagination}
            empty={<EmptyState title={t('lists.empty')}>{t('lists.no_match')}</EmptyState>}
          />
        </section>
      </div>
    </>
  )
}

function useColumns(): ListColumn<Member>[] {
  const t = useText()
  const locale = useLocale()
  const manages = useHasPermission()('membership.manage')
  const columns = useMemberColumns(member => <PersonCell member={member} />)
  if (!manages) return columns
  const cell = ({ id, name }: Member) => (
    <TextLink
      href={paths.user(locale, id)}
      aria-label={t('people.users.manage_named', { name })}
      className="inline-flex min-h-11 items-center px-2"
    >
      {t('people.users.manage')}
    </TextLink>
  )
  return [
    ...columns,
    {
      key: 'manage',
      header: <span className="sr-only">{t('people.users.manage')}</span>,
      kind: 'action',
      cell,
    },
  ]
}
