import type { PlannedRow, UnitImport } from './row'

const shown = 100

function tally(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

const withoutValues = ({ values: _, ...row }: PlannedRow) => row

/** The import of docs/api.md: counts, and the first rows that say something about themselves, errors before doubts. */
export function importView(job: UnitImport) {
  const wrong = job.rows.filter(({ errors }) => errors.length > 0)
  const doubtful = job.rows.filter(({ errors, warnings }) => errors.length === 0 && warnings.length > 0)
  const spoken = [...wrong, ...doubtful]
  return {
    documentId: job.documentId,
    file_name: job.file_name,
    state: job.state,
    total: job.rows.length,
    done: job.outcomes.length,
    planned: { create: 0, update: 0, unchanged: 0, error: 0, ...tally(job.rows.map(({ action }) => action)) },
    outcomes: {
      created: 0,
      updated: 0,
      unchanged: 0,
      refused: 0,
      failed: 0,
      ...tally(job.outcomes.map(({ outcome }) => outcome)),
    },
    spoken: spoken.length,
    rows: spoken.slice(0, shown).map(withoutValues),
    createdAt: job.createdAt,
  }
}

/** Every row with what became of it. */
export function importResultView({ rows, outcomes }: UnitImport) {
  return rows.map((row, index) => ({
    ...withoutValues(row),
    outcome: outcomes[index]?.outcome ?? null,
    cid: outcomes[index]?.cid ?? null,
  }))
}
