import type { UnitImport } from '@bgm/api-client'
import { Field, Notice, Select } from '@bgm/ui'
import { unitImportColumns } from '@bgm/validation'
import { useText } from '#app/text'

/** What each column of the file means, which can be changed. */
export function ImportColumnsForm({ found: { columns, missing_columns: missing } }: { found: UnitImport }) {
  const t = useText()
  const label = (column: (typeof missing)[number]) => t(`business_units.imports.labels.${column}`)
  const getName = ({ position, header }: (typeof columns)[number]) =>
    t('business_units.imports.column_of', {
      position,
      header: header || t('business_units.imports.column_unnamed'),
    })
  const unknown = columns.filter(({ column, header }) => column === null && header !== '')
  if (columns.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="sr-only">{t('business_units.imports.file_columns')}</h2>
      {missing.length > 0 ? (
        <Notice tone="bad">
          {t('business_units.imports.missing_columns', { columns: missing.map(label).join(', ') })}
        </Notice>
      ) : null}
      {unknown.length > 0 ? (
        <Notice tone="warn">
          {t('business_units.imports.unknown_columns', { columns: unknown.map(getName).join('; ') })}
        </Notice>
      ) : null}
      <ul aria-label={t('business_units.imports.file_columns')} className="flex flex-wrap gap-2">
        {columns.flatMap(({ position, header, column }) =>
          column === null
            ? []
            : [
                <li
                  key={position}
                  className="rounded-tile border border-line bg-surface px-3 py-1.5 text-small"
                >
                  <span className="block text-muted wrap-anywhere">{header}</span>
                  <b className="font-semibold">{label(column)}</b>
                </li>,
              ],
        )}
      </ul>
      <details open={missing.length > 0} className="rounded-card border border-line bg-surface px-4.5">
        <summary className="min-h-11 cursor-pointer py-3 text-label font-semibold">
          {t('business_units.imports.change_columns')}
        </summary>
        <div className="grid gap-4 pb-4.5 sm:grid-cols-2 xl:grid-cols-3">
          {columns.map(column => (
            <Field key={column.position} id={`column-${column.position}`} label={getName(column)}>
              <Select
                key={column.column}
                name={`column_${column.position}`}
                defaultValue={column.column ?? ''}
                placeholder={t('business_units.imports.column_unknown')}
                options={unitImportColumns.map(value => ({ value, label: label(value) }))}
              />
              <input type="hidden" name={`was_${column.position}`} value={column.column ?? ''} />
            </Field>
          ))}
        </div>
      </details>
    </section>
  )
}
