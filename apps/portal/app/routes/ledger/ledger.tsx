import { ButtonLink, EmptyState, PageHeader } from '@bgm/ui'
import { ledgerKinds } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getAccountHolder, listLedger } from '#app/services/ledger.server'
import { useLocale, useText } from '#app/text'
import { BalanceCard } from './balance-card'
import { addDefaultDays, getYearStart, ledgerRules } from './ledger-rules.server'
import { LedgerTable } from './ledger-table'

await loadMessages('payments', 'ledger')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'invoice.read')
  const { name, isWhole } = await getAccountHolder(api)
  if (!isWhole) return null
  const { filter, page, ignored } = parseListQuery(args.request, ledgerRules)
  const account = await listLedger(api, addDefaultDays(args.request, filter), page)
  redirectToLastPage(args.request, account.pagination)
  const isFiltered = filter.q !== undefined || filter.kind !== undefined
  return { ...account, name, ignored, isFiltered, from: getYearStart(), at: Date.now() }
}

export const meta: MetaFunction = args => pageTitle(args, 'ledger.title')

export default function Ledger() {
  const account = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { search } = useLocation()
  if (!account) return <LimitedAccess />
  const { data, pagination, opening, closing, isFiltered, ignored, name, from } = account
  return (
    <>
      <PageHeader
        title={t('ledger.title')}
        text={t('ledger.text', { name })}
        action={
          <ButtonLink
            variant="secondary"
            href={paths.ledgerExport(locale, new URLSearchParams(search))}
            download
          >
            {t('ledger.export')}
          </ButtonLink>
        }
      />
      <BalanceCard {...account} />
      <ListFilter
        placeholder={t('ledger.search')}
        ignored={ignored}
        defaults={{ from }}
        filters={[
          {
            name: 'kind',
            label: t('ledger.kind'),
            all: t('ledger.all_kinds'),
            options: ledgerKinds.map(value => ({ value, label: t(`ledger.kinds.${value}`) })),
          },
        ]}
        days={[
          { name: 'from', label: t('fields.from') },
          { name: 'to', label: t('fields.to') },
        ]}
      />
      <LedgerTable entries={data} pages={pagination} balances={isFiltered ? null : { opening, closing }} />
    </>
  )
}

function LimitedAccess() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader title={t('ledger.title')} />
      <EmptyState
        title={t('ledger.limited_title')}
        action={<ButtonLink href={paths.orders(locale)}>{t('ledger.limited_action')}</ButtonLink>}
      >
        {t('ledger.limited_text')}
      </EmptyState>
    </>
  )
}
