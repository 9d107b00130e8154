import { createDsrWriter } from './dsr.mjs'
import { createTableWriter } from './table.mjs'
import { isSigned, toCreditsJson, toPlayJson } from './values.mjs'

const headNames = [
  'period',
  'version',
  'kind',
  'from_index',
  'log_size',
  'register_size',
  'minimum_seconds',
  'created_at',
]

/** Returns a function that writes the JSON of an object once. */
function createCachedJson(toJson) {
  const written = new WeakMap()
  return value => {
    if (value === null) return toJson(null)
    let text = written.get(value)
    if (text === undefined) {
      text = toJson(value)
      written.set(value, text)
    }
    return text
  }
}

function createJsonlWriter({ signatures = false }) {
  const toCredits = createCachedJson(toCreditsJson)
  const toVenue = createCachedJson(JSON.stringify)
  return {
    begin: head =>
      `${JSON.stringify({ report: Object.fromEntries(headNames.map(name => [name, head[name]])) })}\n`,
    write: ({ index, play, credits, venue }) =>
      `{"index":${index},"play":${toPlayJson(play)},"credits":${toCredits(credits)},"venue":${toVenue(venue)}${signatures ? `,"signed":${isSigned(play)}` : ''}}\n`,
    end: () => [],
    countRows: totals => totals.all.plays,
  }
}

const writers = { jsonl: createJsonlWriter, dsr: createDsrWriter, table: createTableWriter }

/** The layouts that this program can write. */
export const layoutKinds = Object.keys(writers)

/** Returns functions that write the beginning of a file, the line of a play, and the lines after all plays. */
export const createWriter = layout => writers[layout.kind](layout)
