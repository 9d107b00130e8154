/** The maximum number of rows that fit on the page along with all the other content. */
export const maxStatementRows = 14

export type StatementRow = {
  name: string
  place: string
  seconds: number
  plays: number
  /** The number of silent days, or null if it is unknown. */
  silentDays: number | null
  zones: number
}

function combine(rows: readonly StatementRow[], name: string): StatementRow {
  const total = (pick: (row: StatementRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  return {
    name,
    place: '',
    seconds: total(({ seconds }) => seconds),
    plays: total(({ plays }) => plays),
    silentDays: null,
    zones: total(({ zones }) => zones),
  }
}

/**
 * The rows of a one-page statement: zones if they fit, otherwise units. If the units do not fit either, those
 * with the least music are combined into one row.
 */
export function fitStatementRows(
  zones: readonly StatementRow[],
  otherUnits: (count: number) => string,
): StatementRow[] {
  if (zones.length <= maxStatementRows) return [...zones]
  const byUnit = new Map<string, StatementRow[]>()
  for (const zone of zones) byUnit.set(zone.place, [...(byUnit.get(zone.place) ?? []), zone])
  const units = [...byUnit]
    .map(([unit, rows]) => combine(rows, unit))
    .sort((one, other) => other.seconds - one.seconds)
  if (units.length <= maxStatementRows) return units
  const rest = units.slice(maxStatementRows - 1)
  return [...units.slice(0, maxStatementRows - 1), combine(rest, otherUnits(rest.length))]
}
