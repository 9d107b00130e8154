import type { UnitImportColumn } from '@bgm/validation'
import type { Cells } from './rules/cells'
import type { Propose } from './rules/order-cells'

/** What a member has decided about all cells of a column with this value: what they mean, or null for as they are. */
export type Decision = { column: UnitImportColumn; from: string; to: string | null }

/** A cell that is not understood, what it may mean, and what replaces it. */
export type Fix = {
  column: UnitImportColumn
  from: string
  options: string[]
  isCertain: boolean
  chosen: string | null
}

const toKey = ({ column, from }: Pick<Decision, 'column' | 'from'>) => `${column}\n${from}`

/** The decisions of a member. The same value can mean different things, for instance in different provinces. */
export class Decisions {
  readonly #byValue: Map<string, Decision[]>

  constructor(decisions: readonly Decision[]) {
    this.#byValue = Map.groupBy(decisions, toKey)
  }

  choose({ column, from, options, isCertain }: Omit<Fix, 'chosen'>): string | null {
    const decided = this.#byValue.get(toKey({ column, from })) ?? []
    const chosen = decided.find(({ to }) => to !== null && options.includes(to))
    if (chosen) return chosen.to
    return isCertain && !decided.some(({ to }) => to === null) ? (options[0] ?? null) : null
  }
}

/** Collects the fixes of a row, and applies those that are certain or decided to its cells. */
export function createProposer(cells: Cells, decisions: Decisions): { propose: Propose; fixes: Fix[] } {
  const fixes: Fix[] = []
  return {
    fixes,
    propose(column, options, isCertain) {
      const proposal = { column, from: cells[column].slice(0, 200), options: [...options], isCertain }
      const chosen = decisions.choose(proposal)
      fixes.push({ ...proposal, chosen })
      if (chosen !== null) cells[column] = chosen
      return chosen
    },
  }
}

// As many as a file has rows.
const maxDecisions = 2000

/** Replaces the decisions about the same values, and adds the others. */
export function mergeDecisions(known: readonly Decision[], made: readonly Decision[]): Decision[] {
  const replaced = new Set(made.map(toKey))
  return [...known.filter(decision => !replaced.has(toKey(decision))), ...made].slice(-maxDecisions)
}
