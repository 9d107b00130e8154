import type { PlannedRow, UnitImport } from './row'

const maxRows = 100

const countAs =
  <T extends string>(values: readonly T[]) =>
  (value: T): number =>
    values.filter(each => each === value).length

const withoutValues = ({ values: _, cid: __, ...row }: PlannedRow) => row

/**
 * An import with counts and the first rows with errors or warnings, errors
 * first.
 */
export function toUnitImportView(unitImport: UnitImport) {
  const withErrors = unitImport.rows.filter(({ errors }) => errors.length > 0)
  const withWarnings = unitImport.rows.filter(
    ({ errors, warnings }) => errors.length === 0 && warnings.length > 0,
  )
  const reported = [...withErrors, ...withWarnings]
  const planned = countAs(unitImport.rows.map(({ action }) => action))
  const outcomes = countAs(unitImport.outcomes.map(({ outcome }) => outcome))
  return {
    id: unitImport.documentId,
    file_name: unitImport.file_name,
    state: unitImport.state,
    total: unitImport.rows.length,
    done: unitImport.outcomes.length,
    planned: {
      create: planned('create'),
      update: planned('update'),
      unchanged: planned('unchanged'),
      error: planned('error'),
    },
    outcomes: {
      created: outcomes('created'),
      updated: outcomes('updated'),
      unchanged: outcomes('unchanged'),
      refused: outcomes('refused'),
      failed: outcomes('failed'),
    },
    problem_count: reported.length,
    rows: reported.slice(0, maxRows).map(withoutValues),
    created_at: unitImport.createdAt,
  }
}

/** Every row with its outcome. */
export function toUnitImportResultView({ rows, outcomes }: UnitImport) {
  return rows.map((row, index) => ({
    ...withoutValues(row),
    outcome: outcomes[index]?.outcome ?? null,
    cid: outcomes[index]?.cid ?? null,
  }))
}
