import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeyName, parseVerifierKey } from '../log.mjs'
import { WitnessError } from '../problem.mjs'
import { describeFileError } from './durable-file.mjs'

/** Names and origins are signed with one byte for their length. */
const maxNameBytes = 255
const maxText = 200

export const getConfigPath = folder => join(folder, 'witness.conf')

export const configTemplate = `# The settings of this witness. Lines that begin with # are ignored.
# A change applies at once, without a restart, except that of name, address and port.

# The name of this witness, for example its host. It is a part of its keys and cannot be changed later.
name witness.example

# Who runs it, as the page shows it, and whom to call if it shows a refusal.
operator Example Office
contact Name, telephone

# Where it listens. 127.0.0.1 is this computer alone.
address 127.0.0.1
port 1091

# The time zone of the page.
time-zone Asia/Jakarta

# The keys of the logs that it signs, one a line, as the log publishes them at
# https://HOST/.well-known/usage-log-key. While a log changes its key, it has two lines.
# log HOST/usage+00000000+A...
`

const fail = (problem, line) => {
  throw new WitnessError(problem, { line })
}

function readText(value) {
  if (value === '' || value.length > maxText) fail(`has to have 1 to ${maxText} characters`)
  return value
}

function readName(value) {
  if (!isKeyName(value) || Buffer.byteLength(value) > maxNameBytes)
    fail(`must not contain spaces or +, nor be longer than ${maxNameBytes} bytes`)
  return value
}

function readPort(value) {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) fail('has to be a number from 1 to 65535')
  return port
}

function readTimeZone(value) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return fail('is not known, such as Asia/Jakarta')
  }
}

function readLogKey(value) {
  const key = parseVerifierKey(value)
  if (!key) fail('is not followed by a complete key of a log. Copy the whole line again')
  if (!key.key) fail(`needs a newer version of Node.js: this one cannot verify the signatures of ${key.name}`)
  if (Buffer.byteLength(key.name) > maxNameBytes) fail(`is longer than ${maxNameBytes} bytes`)
  return key
}

const readers = {
  name: readName,
  operator: readText,
  contact: readText,
  address: readText,
  port: readPort,
  'time-zone': readTimeZone,
  log: readLogKey,
}

/** Parses the settings. Throws with the number of the line that is wrong. */
function parseConfig(text) {
  const config = { address: '127.0.0.1', port: 1091, 'time-zone': 'Asia/Jakarta' }
  const logs = []
  const seen = new Set()
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [word] = line.split(/\s/, 1)
    const number = index + 1
    const failHere = problem => fail(`Line ${number} of the settings: "${word}" ${problem}.`, number)
    if (!Object.hasOwn(readers, word))
      failHere(`is not a setting. The settings are ${Object.keys(readers).join(', ')}`)
    if (word !== 'log' && seen.has(word)) failHere('is already set above')
    seen.add(word)
    try {
      const value = readers[word](line.slice(word.length).trim())
      if (word === 'log') logs.push(value)
      else config[word] = value
    } catch (error) {
      if (error instanceof WitnessError) failHere(error.message)
      throw error
    }
  }
  if (!config.name) fail('The settings have no line with the name of this witness.')
  const { 'time-zone': timeZone, ...rest } = config
  return { ...rest, operator: config.operator ?? config.name, timeZone, logs: groupByOrigin(logs) }
}

function groupByOrigin(keys) {
  const logs = new Map()
  for (const key of keys) logs.set(key.name, [...(logs.get(key.name) ?? []), key])
  return logs
}

async function readConfig(folder) {
  const path = getConfigPath(folder)
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new WitnessError(`${path} cannot be read: ${describeFileError(error)}.`, { cause: error })
  }
}

/**
 * The settings of a folder, which are read again when the file has changed. A file with a mistake does not replace the
 * settings that were read before.
 */
export async function openConfig(folder) {
  const getVersion = () =>
    stat(getConfigPath(folder)).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'missing',
    )
  let version = await getVersion()
  let current = parseConfig(await readConfig(folder))
  let problem = null
  const { name } = current
  async function reload() {
    try {
      const next = parseConfig(await readConfig(folder))
      if (next.name !== name)
        fail('The name in the settings has changed. It belongs to the keys: put the former one back.')
      current = next
      problem = null
      console.info('The settings were read again.')
    } catch (error) {
      if (!(error instanceof WitnessError)) throw error
      problem = { message: error.message, line: error.line }
      console.error(`The settings have a mistake; the previous ones stay in use. ${error.message}`)
    }
  }
  return {
    /** Does not throw: a mistake is the `problem`. */
    async get() {
      const found = await getVersion()
      if (found !== version) {
        version = found
        await reload()
      }
      return current
    },
    /** `{ message, line }`, or null. */
    problem: () => problem,
  }
}
