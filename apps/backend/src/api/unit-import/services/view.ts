import type { PlannedRow, UnitImport } from './row'

const maxRows = 100

function tally(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const withoutValues = ({ values: _, cid: __, ...row }: PlannedRow) => row

/**
 * An import as described in docs/api.md, with counts and the first rows with errors or warnings, errors
 * first.
 */
export function toImportView(unitImport: UnitImport) {
  const withErrors = unitImport.rows.filter(({ errors }) => errors.length > 0)
  const withWarnings = unitImport.rows.filter(
    ({ errors, warnings }) => errors.length === 0 && warnings.length > 0,
  )
  const reported = [...withErrors, ...withWarnings]
  return {
    documentId: unitImport.documentId,
    file_name: unitImport.file_name,
    state: unitImport.state,
    total: unitImport.rows.length,
    done: unitImport.outcomes.length,
    planned: {
      create: 0,
      update: 0,
      unchanged: 0,
      error: 0,
      ...tally(unitImport.rows.map(({ action }) => action)),
    },
    outcomes: {
      created: 0,
      updated: 0,
      unchanged: 0,
      refused: 0,
      failed: 0,
      ...tally(unitImport.outcomes.map(({ outcome }) => outcome)),
    },
    problem_count: reported.length,
    rows: reported.slice(0, maxRows).map(withoutValues),
    createdAt: unitImport.createdAt,
  }
}

/** Every row with its outcome. */
export function toImportResultView({ rows, outcomes }: UnitImport) {
  return rows.map((row, index) => ({
    ...withoutValues(row),
    outcome: outcomes[index]?.outcome ?? null,
    cid: outcomes[index]?.cid ?? null,
  }))
}
