import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WitnessError } from './problem.mjs'

const usage = `Usage: node src/main.mjs [--data FOLDER] [COMMAND]

  run             runs the witness; the default
  keys            prints its verifier keys, the recommended one first
  add-key         adds new keys, which sign beside the former ones
  remove-key ID   removes a key that nobody needs any more
  backup FOLDER   copies keys, state and settings, also while the witness is running
  close [FILE…]   closes refusals that were examined, all by default

FOLDER contains the settings, the keys and what was signed; "witness-data" by default.`

/** The first version with SQLite, which locks the data folder. */
const oldestNode = [22, 13]

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new WitnessError(
      `The witness needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
    )
}

function parseCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string', default: 'witness-data' }, help: { type: 'boolean' } },
    })
    return { ...values, positionals }
  } catch (error) {
    throw new WitnessError(`${error.message}\n\n${usage}`)
  }
}

try {
  requireNode()
  const { data, help, positionals } = parseCommandLine()
  const [command = 'run', ...parameters] = positionals
  const { runCommand } = await import('./commands.mjs')
  if (help) console.info(usage)
  else await runCommand(command, { folder: resolve(data), parameters, usage })
} catch (error) {
  if (!(error instanceof WitnessError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
