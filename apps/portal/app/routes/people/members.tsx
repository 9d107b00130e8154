import { EmptyState, PageHeader } from '@bgm/ui'
import { roles } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { listMembers } from '#app/services/members.server'
import { useText } from '#app/text'
import { PersonCell, useMemberColumns } from './member-cells'
import { memberRules } from './member-rules.server'

await loadMessages('organisation')

export async function loader(args: LoaderFunctionArgs) {
  const { filter, page, ignored } = parseListQuery(args.request, memberRules)
  const members = await listMembers(requireApi(args), { ...filter, page })
  redirectToLastPage(args.request, members.pagination)
  return { ...members, ignored, filtered: Object.keys(filter).length > 0 }
}

export const meta: MetaFunction = args => pageTitle(args, 'navigation.portal.members')

export default function Members() {
  const { data, pagination, filtered, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const columns = useMemberColumns(member => <PersonCell member={member} />)
  return (
    <>
      <PageHeader title={t('navigation.portal.members')} text={t('people.members.text')} />
      <ListFilter
        placeholder={t('people.members.search')}
        ignored={ignored}
        filters={[
          {
            name: 'role',
            label: t('people.members.role'),
            all: t('people.members.all_roles'),
            options: roles.map(role => ({ value: role, label: t(`roles.${role}`) })),
          },
        ]}
      />
      <ListTable
        caption={t('navigation.portal.members')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        pages={pagination}
        empty={
          <EmptyState title={t('lists.empty')}>
            {t(filtered ? 'lists.no_match' : 'people.members.empty')}
          </EmptyState>
        }
      />
    </>
  )
}
