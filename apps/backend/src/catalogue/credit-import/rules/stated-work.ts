import {
  type Contributor,
  type ContributorField,
  findListProblem,
  type ListProblem,
} from '#src/catalogue/track/rules/contributors'
import { describeField, describeListProblem } from '#src/catalogue/track/rules/credit-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'

/** The columns of a table of credits: one row per contributor, or one without a name for the work's numbers alone. */
export const creditColumns = [
  'isrc',
  'track',
  'iswc',
  'work_id',
  'name',
  'role',
  'ipi',
  'share',
  'society',
] as const
export type CreditColumn = (typeof creditColumns)[number]

export const maxImportedRows = 10_000
export const maxImportedWorks = 2000

/** Something wrong with a line of a file. */
export type LineProblem = { line: number; column: CreditColumn | ''; message: StaffMessage }

/** What a file states about a track, which it names by ISRC or by its id. */
export type StatedWork = {
  line: number
  isrc: string | null
  track: string | null
  iswc: string | null
  work_id: string | null
  contributors: Contributor[]
}

export type StatedCredits = { works: StatedWork[]; problems: LineProblem[] }

export const describeWrongField = (line: number, field: ContributorField): LineProblem => ({
  line,
  column: field,
  message: describeField(field),
})

const columnsOfList: Record<ListProblem['problem'], CreditColumn> = {
  many: 'name',
  names: 'name',
  twice: 'name',
  sum: 'share',
}

/** What is wrong with the contributors of a work as a whole. */
export function findWorkProblem({ line, contributors }: StatedWork): LineProblem | null {
  const found = findListProblem(contributors)
  return found && { line, column: columnsOfList[found.problem], message: describeListProblem(found) }
}
