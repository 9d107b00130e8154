import type { UnitImport } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, Card, DeepCard, Notice, PageHeader } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { type Submission, useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import type { Industry } from '#app/services/industries.server'
import type { Package } from '#app/services/packages'
import { useLocale, useText } from '#app/text'
import { ImportColumnsForm } from './import-columns-form'
import { ImportFixes } from './import-fixes'
import { ReadyRows } from './ready-rows'
import { WaitingRows } from './waiting-rows'

export type CheckedImportProps = { found: UnitImport; industries: Industry[]; packages: Package[] }

/** A checked file: the rows that wait for a person, the fixes, and the rows that are ready. One form for all of it. */
export function CheckedImport({ found, industries, packages }: CheckedImportProps) {
  const t = useText()
  const form = useSubmission('import-edit')
  const { planned, total } = found
  const ready = total - planned.error
  return (
    <>
      {/* The Enter key in a field checks again; it does not save. */}
      <button type="submit" form={form.id} tabIndex={-1} aria-hidden="true" className="sr-only" />
      <Header found={found} of={form} ready={ready} />
      <SubmissionForm of={form} className="grid gap-5">
        <Counts found={found} />
        {ready === 0 ? <Notice tone="warn">{t('business_units.imports.nothing')}</Notice> : null}
        <ImportColumnsForm found={found} />
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,336px)]">
          <div className="grid min-w-0 gap-5">
            <WaitingRows found={found} industries={industries} packages={packages} of={form} />
            <ReadyRows found={found} packages={packages} />
          </div>
          <div className="grid min-w-0 gap-5">
            <ImportFixes fixes={found.fixes} of={form} />
            <AfterSaving found={found} ready={ready} />
          </div>
        </div>
      </SubmissionForm>
    </>
  )
}

function Header({ found, of, ready }: { found: UnitImport; of: Submission; ready: number }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { file_name: file, sheet, total: count, columns, orders } = found
  const values = {
    file,
    sheet: sheet ?? '',
    rows: t('business_units.imports.rows', { count }),
    columns: t('business_units.imports.columns_count', {
      count: columns.filter(({ column }) => column !== null).length,
    }),
  }
  const save = orders.units > 0 && may('order.create') ? 'save_and_order' : 'save'
  return (
    <PageHeader
      title={t('business_units.imports.ready_title', { ready, count })}
      text={t(`business_units.imports.${sheet === null ? 'file_text' : 'sheet_text'}`, values)}
      breadcrumb={
        <Breadcrumb
          label={t('navigation.breadcrumb')}
          items={[
            { label: t('business_units.title'), href: paths.businessUnits(locale) },
            { label: t('business_units.import'), href: paths.importUnits(locale) },
            { label: t('business_units.imports.found_title') },
          ]}
        />
      }
      action={
        <div className="flex flex-wrap gap-2.5 max-sm:w-full">
          <ButtonLink href={paths.importUnits(locale)} variant="secondary" className="max-sm:w-full">
            {t('business_units.imports.again')}
          </ButtonLink>
          {ready > 0 ? (
            <SubmitButton of={of} form={of.id} name="intent" value="start" className="max-sm:w-full">
              {t(`business_units.imports.${save}`, { units: t('words.units', { count: ready }) })}
            </SubmitButton>
          ) : null}
        </div>
      }
    />
  )
}

function Counts({ found: { planned, fixes } }: { found: UnitImport }) {
  const t = useText()
  const fixed = fixes.reduce((sum, { chosen, rows }) => sum + (chosen === null ? 0 : rows), 0)
  return (
    <DeepCard>
      <p className="text-h3 font-[650]">
        {planned.error > 0
          ? t('business_units.imports.waiting_count', {
              rows: t('business_units.imports.rows', { count: planned.error }),
            })
          : t('business_units.imports.waiting_none')}
      </p>
      <p className="mt-1 text-label text-muted">
        {fixed > 0
          ? t('business_units.imports.fixed_count', {
              cells: t('business_units.imports.cells', { count: fixed }),
            })
          : t('business_units.imports.fixed_none')}
      </p>
    </DeepCard>
  )
}

function AfterSaving({ found, ready }: { found: UnitImport; ready: number }) {
  const t = useText()
  const locale = useLocale()
  const { orders, planned, expires_at } = found
  return (
    <Card title={t('business_units.imports.after')}>
      <dl className="grid gap-2.5 text-label">
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{t('business_units.imports.after_units')}</dt>
          <dd className="font-semibold tabular-nums">{ready}</dd>
        </div>
        {orders.units > 0 ? (
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t('business_units.imports.after_orders')}</dt>
            <dd className="text-right font-semibold">
              {t('business_units.imports.after_orders_text', {
                units: t('words.units', { count: orders.units }),
                zones: t('words.zones', { count: orders.zones }),
              })}
            </dd>
          </div>
        ) : null}
      </dl>
      {planned.error > 0 && expires_at ? (
        <p className="mt-3 text-small text-muted">
          {t('business_units.imports.rest_text', { date: format.date(expires_at, locale) })}
        </p>
      ) : null}
    </Card>
  )
}
