import type { ImportIssue, ImportRow } from '@bgm/api-client'
import { Badge, Card, Field, Select, type SelectOption, TextInput } from '@bgm/ui'
import { billingPeriods } from '@bgm/validation'
import { SubmitButton } from '#app/forms/submit-button'
import type { Submission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import type { CheckedImportProps } from './checked-import'
import { formatImportIssue } from './format-import-issue'

/** The rows that wait for a person, with the cells that have to be corrected. */
export function WaitingRows({ found, industries, packages, of }: CheckedImportProps & { of: Submission }) {
  const t = useText()
  const rows = found.rows.filter(({ errors }) => errors.length > 0)
  const count = found.planned.error
  if (rows.length === 0) return null
  const choices: Choices = {
    industry: industries.map(({ key, name }) => ({ value: key, label: name })),
    package: packages.map(({ key, title }) => ({ value: key, label: title })),
    period: billingPeriods.map(value => ({ value, label: t(`options.billing_period.${value}`) })),
  }
  return (
    <Card
      title={t('business_units.imports.waiting')}
      aside={<span className="text-small text-muted">{t('business_units.imports.rows', { count })}</span>}
    >
      <div className="divide-y divide-line">
        {rows.map(row => (
          <WaitingRow key={row.line} row={row} choices={choices} />
        ))}
      </div>
      {count > rows.length ? (
        <p className="mt-3 text-small text-muted">
          {t('business_units.imports.waiting_note', { shown: rows.length, count })}
        </p>
      ) : null}
      <SubmitButton of={of} variant="secondary" className="mt-4">
        {t('business_units.imports.apply')}
      </SubmitButton>
    </Card>
  )
}

type Choices = Partial<Record<ImportIssue['column'], SelectOption[]>>

function WaitingRow({
  row: { line, name, errors, outlet_code },
  choices,
}: {
  row: ImportRow
  choices: Choices
}) {
  const t = useText()
  const title = name || outlet_code || t('business_units.imports.no_name')
  return (
    <fieldset className="min-w-0 py-4 first:pt-0">
      <legend className="sr-only">{t('business_units.imports.waiting_row', { line, name: title })}</legend>
      <p aria-hidden="true" className="mb-3 flex items-center gap-3 font-semibold wrap-anywhere">
        <Badge tone="bad">{line}</Badge>
        {title}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {withRelatedCells(errors).map(issue => (
          <CellField key={issue.column} line={line} issue={issue} options={choices[issue.column]} />
        ))}
      </div>
    </fieldset>
  )
}

/** The other cell that an error is about, whose value is the third name that the error refers to. */
const relatedColumns: Record<string, ImportIssue['column']> = {
  'validation.package_area_limit': 'area_size',
  'validation.zones_of_package': 'package',
}

/** The errors of a row, and without a message the cells that could be changed instead. */
function withRelatedCells(errors: ImportIssue[]): ImportIssue[] {
  return errors.flatMap(issue => {
    const column = relatedColumns[issue.key]
    const value = issue.near?.[2]
    const isShown = column === undefined || errors.some(other => other.column === column)
    return isShown || value === undefined ? [issue] : [issue, { column, key: '', value }]
  })
}

type CellFieldProps = { line: number; issue: ImportIssue; options: SelectOption[] | undefined }

function CellField({ line, issue, options }: CellFieldProps) {
  const t = useText()
  const { column, value = '' } = issue
  const name = `cell_${line}_${column}`
  const known = options?.find(option => [option.value, option.label].includes(value))
  // A value that is not among the options is offered too, so that nothing is changed by itself.
  const offered = options && (known || value === '' ? options : [{ value, label: value }, ...options])
  const error = issue.key === '' ? {} : { error: formatImportIssue(t, issue) }
  return (
    <Field id={name} label={t(`business_units.imports.labels.${column}`)} {...error}>
      {offered ? (
        <Select
          key={value}
          name={name}
          defaultValue={known?.value ?? value}
          options={offered}
          {...(value === '' ? { placeholder: t('words.none') } : {})}
        />
      ) : (
        <TextInput key={value} name={name} defaultValue={value} maxLength={1000} autoComplete="off" />
      )}
    </Field>
  )
}
