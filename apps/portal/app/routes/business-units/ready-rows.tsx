import type { ReadyImportRow, UnitImport } from '@bgm/api-client'
import { Badge, type Column, Table, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import type { Package } from '#app/services/packages'
import { useLocale, useText } from '#app/text'

/** The first rows that are ready. What was corrected in them is struck out. */
export function ReadyRows({ found, packages }: { found: UnitImport; packages: Package[] }) {
  const t = useText()
  const locale = useLocale()
  const columns = useColumns(packages, found.orders.units > 0)
  const { ready, total, planned } = found
  if (ready.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-h3">{t('business_units.imports.ready')}</h2>
      <Table
        caption={t('business_units.imports.ready')}
        columns={columns}
        rows={ready}
        rowKey={({ line }) => String(line)}
      />
      <p className="mt-3 flex flex-wrap justify-between gap-3 text-small text-muted">
        {t('business_units.imports.ready_note', { shown: ready.length, count: total - planned.error })}
        <TextLink href={paths.unitImportResult(locale, found.id)} download="">
          {t('business_units.imports.ready_all')}
        </TextLink>
      </p>
    </section>
  )
}

function useColumns(packages: Package[], orders: boolean): Column<ReadyImportRow>[] {
  const t = useText()
  const titles = new Map(packages.map(({ key, title }) => [key, title]))
  const order: Column<ReadyImportRow> = {
    key: 'order',
    header: t('business_units.imports.order'),
    cell: row => <Order row={row} titles={titles} />,
  }
  return [
    {
      key: 'line',
      header: t('business_units.imports.row'),
      kind: 'short',
      cell: ({ line }) => line,
    },
    {
      key: 'name',
      header: t('business_units.imports.labels.name'),
      kind: 'name',
      cell: row => (
        <>
          <b className="font-semibold wrap-anywhere">{row.name}</b>
          <span className="block text-small text-muted wrap-anywhere">
            <Struck row={row} column="outlet_code" /> {row.outlet_code}
          </span>
        </>
      ),
    },
    {
      key: 'province',
      header: t('business_units.imports.labels.province'),
      cell: row => (
        <>
          <Struck row={row} column="province" /> {row.province}
        </>
      ),
    },
    {
      key: 'npwp',
      header: t('business_units.imports.labels.npwp'),
      minor: true,
      cell: row => (
        <span className="tabular-nums">
          <Struck row={row} column="npwp" /> {row.npwp}
        </span>
      ),
    },
    ...(orders ? [order] : []),
    {
      key: 'action',
      header: t('business_units.imports.outcome'),
      cell: ({ action }) => (
        <Badge tone={action === 'create' ? 'ok' : 'plain'}>
          {t(`business_units.imports.planned.${action}`)}
        </Badge>
      ),
    },
  ]
}

function Struck({ row, column }: { row: ReadyImportRow; column: ReadyImportRow['fixes'][number]['column'] }) {
  const fix = row.fixes.find(one => one.column === column)
  return fix ? <s className="block text-small text-muted wrap-anywhere">{fix.from}</s> : null
}

function Order({ row, titles }: { row: ReadyImportRow; titles: Map<string, string> }) {
  const t = useText()
  const { order } = row
  if (!order) return t('words.none')
  const title =
    order.package === null ? t('business_units.imports.order_suggested') : titles.get(order.package)
  return (
    <>
      <Struck row={row} column="package" /> {title ?? order.package},{' '}
      {t(`options.billing_period.${order.billing_period}`)}
      <span className="block text-small text-muted">{t('words.zones', { count: order.zones })}</span>
    </>
  )
}
