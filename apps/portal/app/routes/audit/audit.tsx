import type { AuditEntry } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, EmptyState, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listAuditEntries } from '#app/services/audit.server'
import { listMembers } from '#app/services/members.server'
import { useLocale, useText } from '#app/text'
import { AuditFilter } from './audit-filter'
import { auditRules } from './audit-rules.server'
import { formatAction, formatActor, formatDetails } from './audit-text'

await loadMessages('organisation')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'audit.read')
  const { filter, page, ignored } = parseListQuery(args.request, auditRules)
  const [entries, members] = await Promise.all([
    listAuditEntries(api, filter, page),
    listMembers(api, { page_size: 100 }),
  ])
  redirectToLastPage(args.request, entries.pagination)
  const people = members.data.map(({ person, name }) => ({ value: person, label: name }))
  return { ...entries, people, ignored, filtered: Object.keys(filter).length > 0 }
}

export const meta: MetaFunction = args => pageTitle(args, 'navigation.portal.audit')

export default function Audit() {
  const { data, pagination, people, filtered, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        title={t('navigation.portal.audit')}
        text={t('audit.text')}
        action={
          <ButtonLink
            variant="secondary"
            href={paths.auditExport(locale, new URLSearchParams(search))}
            download
          >
            {t('audit.export')}
          </ButtonLink>
        }
      />
      <AuditFilter people={people} ignored={ignored} />
      <ListTable
        caption={t('navigation.portal.audit')}
        columns={useColumns()}
        rows={data}
        rowKey={({ id }) => id}
        pages={pagination}
        empty={
          <EmptyState title={t('lists.empty')}>{t(filtered ? 'lists.no_match' : 'audit.empty')}</EmptyState>
        }
      />
    </>
  )
}

function useColumns(): ListColumn<AuditEntry>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'what',
      header: t('audit.what'),
      kind: 'name',
      cell: ({ action, subject }) => (
        <>
          <b className="block font-semibold">{formatAction(t, action)}</b>
          {subject.name ? (
            <span className="block text-small text-muted wrap-anywhere">{subject.name}</span>
          ) : null}
        </>
      ),
    },
    { key: 'who', header: t('audit.who'), cell: ({ actor }) => formatActor(t, actor) },
    {
      key: 'details',
      header: t('audit.details'),
      cell: entry => formatDetails(t, entry, locale) || t('words.none'),
    },
    {
      key: 'at',
      header: t('audit.at'),
      cell: ({ at }) => <span className="tabular-nums">{format.dateTime(at, locale)}</span>,
    },
  ]
}
