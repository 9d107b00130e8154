import { readFile } from 'node:fs/promises'
import { parseCanonicalJson } from '../entries/parse.mjs'
import { sha256 } from '../log/hashes.mjs'
import { MismatchError, UnusableError } from '../problem.mjs'
import { layoutKinds } from './writers.mjs'

const isNumber = value => Number.isSafeInteger(value) && value >= 0
const isText = value => typeof value === 'string'
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)
const isAmount = value => isObject(value) && isNumber(value.plays) && isNumber(value.milliseconds)
const isMapOf = check => value => isObject(value) && Object.values(value).every(check)

const isColumn = column => isObject(column) && isText(column.name) && isText(column.field)
const isTable = ({ rows, separator, list_separator, columns }) =>
  ['plays', 'works'].includes(rows) &&
  [',', ';', '\t', '|'].includes(separator) &&
  isText(list_separator) &&
  Array.isArray(columns) &&
  columns.every(isColumn)
const isOptional = check => value => value === undefined || check(value)
const isMessage = message =>
  isObject(message) &&
  isText(message.sender_name) &&
  isText(message.service) &&
  ['sender_party_id', 'recipient_name', 'recipient_party_id'].every(name =>
    isOptional(isText)(message[name]),
  ) &&
  ['listeners', 'net_revenue'].every(name => isOptional(isNumber)(message[name]))
const isDsr = ({ sender, message }) => isText(sender) && isOptional(isMessage)(message)
const isJsonl = ({ signatures }) => signatures === undefined || typeof signatures === 'boolean'
const layouts = { jsonl: isJsonl, table: isTable, dsr: isDsr }
const isLayout = layout => isObject(layout) && isText(layout.kind) && (layouts[layout.kind]?.(layout) ?? true)
const isFile = file =>
  isObject(file) &&
  isText(file.format) &&
  isLayout(file.layout) &&
  isNumber(file.rows) &&
  isNumber(file.bytes) &&
  /^[\da-f]{64}$/.test(file.sha256)

const members = {
  origin: isText,
  period: value => /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
  version: value => isNumber(value) && value > 0,
  kind: value => value === 'final' || value === 'supplement',
  created_at: isNumber,
  log_size: isNumber,
  root: isText,
  from_index: isNumber,
  register_size: isNumber,
  minimum_seconds: isNumber,
  entries: isMapOf(isNumber),
  rejections: isMapOf(isNumber),
  reported: isAmount,
  excluded: isMapOf(isAmount),
  venues: value => Array.isArray(value) && value.every(pair => Array.isArray(pair) && pair.every(isNumber)),
  files: value => Array.isArray(value) && value.every(isFile),
}

const maxBytes = 64 * 1024 * 1024

/** No other file of a report is a JSON file. */
export const isManifestName = name => name.endsWith('.json')

/** Reads the manifest of a report. Throws if it cannot be one. */
export async function readManifest(path) {
  const bytes = await readFile(path)
  const value = bytes.length <= maxBytes ? parseCanonicalJson(bytes) : null
  if (!value)
    throw new MismatchError(
      'This is not the manifest of a report, which is canonical JSON. Files of daily seals are verified with --format 1.',
    )
  if (value.format !== 'usage-report/2')
    throw new UnusableError(`This program knows manifests of the format usage-report/2, not ${value.format}.`)
  if (value.rules !== 1 && value.rules !== 2)
    throw new UnusableError(
      `This program knows the rules 1 and 2, not ${value.rules}. Use a newer version of it.`,
    )
  const wrong = Object.entries(members).find(([name, check]) => !check(value[name]))
  if (wrong) throw new MismatchError(`The manifest has a wrong value in ${wrong[0]}.`)
  const unknown = value.files.find(({ layout }) => !layoutKinds.includes(layout.kind))
  if (unknown) throw new UnusableError(`This program does not know the layout of the file ${unknown.format}.`)
  return { ...value, sha256: sha256(bytes).toString('hex') }
}
