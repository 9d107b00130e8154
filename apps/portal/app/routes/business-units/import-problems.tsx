import type { ImportIssue, ImportRow, UnitImport } from '@bgm/api-client'
import { Badge, type Column, Table } from '@bgm/ui'
import { useText } from '#app/text'
import { formatImportIssue } from './format-import-issue'

/** The rows with errors or warnings, with their row numbers in the spreadsheet. */
export function ImportProblems({ found: { rows, problem_count } }: { found: UnitImport }) {
  const t = useText()
  const columns = useColumns()
  if (problem_count === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('business_units.imports.problems')}</h2>
      <Table
        caption={t('business_units.imports.problems')}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
      />
      {problem_count > rows.length ? (
        <p className="mt-3 text-small text-muted">
          {t('business_units.imports.problems_note', { shown: rows.length, count: problem_count })}
        </p>
      ) : null}
    </section>
  )
}

function useColumns(): Column<ImportRow>[] {
  const t = useText()
  return [
    { key: 'line', header: t('business_units.imports.row'), kind: 'number', cell: ({ line }) => line },
    {
      key: 'outlet',
      header: t('business_units.outlet_code'),
      kind: 'name',
      cell: ({ outlet_code, name }) => (
        <>
          <b className="font-semibold">{outlet_code || t('words.none')}</b>
          <span className="block text-small text-muted wrap-anywhere">{name}</span>
        </>
      ),
    },
    {
      key: 'findings',
      header: t('business_units.imports.what'),
      cell: ({ errors, warnings }) => (
        <ul className="grid gap-1.5">
          {errors.map(finding => (
            <Finding key={`${finding.column} ${finding.key}`} finding={finding} />
          ))}
          {warnings.map(finding => (
            <Finding key={`${finding.column} ${finding.key}`} finding={finding} mild />
          ))}
        </ul>
      ),
    },
  ]
}

function Finding({ finding, mild = false }: { finding: ImportIssue; mild?: boolean }) {
  const t = useText()
  return (
    <li>
      <Badge tone={mild ? 'warn' : 'bad'} className="mr-2">
        {finding.column}
      </Badge>
      {formatImportIssue(t, finding)}
    </li>
  )
}
