/** What spreadsheets would calculate. An amount is not a formula, although it can start with a minus sign. */
export const spreadsheetFormula = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/

/** Formats an instant as ISO 8601 with Jakarta's offset, so that the date is the accounting date. */
export const formatJakartaTime = (at: number) =>
  `${new Date(at + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`
