import type { Licence, Pagination as Pages } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type Column, EmptyState, NameCell, NameLink, Table, TextLink } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { formatLicenceCode } from '@bgm/validation'
import { ListPagination } from '#app/components/list-table'
import { useIsListLoading, useListUrl } from '#app/components/list-url'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatMoment } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { BulkBar } from './bulk-bar'
import { LicenceAction } from './licence-action'
import { LicenceBadge, licenceNeedsAttention } from './licence-state'

type LicenceListProps = {
  licences: Licence[]
  pages: Pages
  now: number
}

/** Licences that need attention, then the valid ones. Selected certificates can be downloaded together. */
export function LicenceList({ licences, pages, now }: LicenceListProps) {
  const t = useText()
  const { pathname, getHref } = useListUrl()
  const busy = useIsListLoading()
  const exports = useHasPermission()('licence.export')
  const form = useSubmission('certificates')
  const columns = useColumns(now, exports)
  if (licences.length === 0)
    return (
      <EmptyState
        title={t('lists.empty')}
        className="rounded-card border border-line bg-surface"
        action={<TextLink href={pathname}>{t('actions.clear_filters')}</TextLink>}
      >
        {t('licences.no_match')}
      </EmptyState>
    )
  const table = (
    <Table
      caption={t('licences.title')}
      columns={columns}
      rows={licences}
      rowKey={({ code }) => code}
      getGroup={licence => t(licenceNeedsAttention(licence) ? 'licences.attention' : 'licences.others')}
      busy={busy ? t('lists.loading') : undefined}
      footer={
        pages.page_count > 1 ? <ListPagination pages={pages} getHref={page => getHref({ page })} /> : null
      }
    />
  )
  return exports ? (
    <SubmissionForm of={form} key={`${pathname} ${pages.page}`} className="group/list">
      <BulkBar of={form} total={pages.total} shown={licences.length} />
      {table}
    </SubmissionForm>
  ) : (
    table
  )
}

function useSelectColumn(): Column<Licence> {
  const t = useText()
  return {
    key: 'select',
    kind: 'action',
    header: <span className="sr-only">{t('licences.select')}</span>,
    cell: ({ code, zone, business_unit }) => (
      <label className="-my-2.5 grid size-11 place-items-center">
        <span className="sr-only">
          {t('licences.select_zone', { zone: zone.name, unit: business_unit.name })}
        </span>
        <input type="checkbox" name="codes" value={code} className="tick" />
      </label>
    ),
  }
}

function useColumns(now: number, exports: boolean): Column<Licence>[] {
  const t = useText()
  const locale = useLocale()
  const select = useSelectColumn()
  const columns: Column<Licence>[] = [
    {
      key: 'zone',
      kind: 'name',
      header: t('licences.zone'),
      cell: ({ code, zone, business_unit }) => (
        <NameCell
          art={industryArt}
          industry={business_unit.industry}
          name={<NameLink href={paths.licence(locale, code)}>{zone.name}</NameLink>}
          detail={business_unit.name}
        />
      ),
    },
    {
      key: 'code',
      kind: 'short',
      header: t('licences.code'),
      cell: ({ code }) => formatLicenceCode(code),
    },
    {
      key: 'until',
      kind: 'short',
      header: t('licences.until'),
      cell: ({ until }) => (until ? format.shortLastDay(until, locale) : t('words.none')),
    },
    {
      key: 'state',
      header: t('licences.state'),
      cell: licence => <LicenceBadge licence={licence} now={now} />,
    },
    {
      key: 'played',
      kind: 'short',
      minor: true,
      header: t('licences.played'),
      cell: ({ last_played_at: at, time_zone }) => (
        <span className="text-muted">{at ? formatMoment(at, now, locale, time_zone) : t('words.none')}</span>
      ),
    },
    {
      key: 'action',
      kind: 'button',
      header: <span className="sr-only">{t('licences.action')}</span>,
      cell: licence => <LicenceAction licence={licence} />,
    },
  ]
  return exports ? [select, ...columns] : columns
}
