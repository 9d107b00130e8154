// Archives the sealed plays of a month in files, removes them from the database, and restores them.
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logInfo } from './log-line.mjs'

const usage = 'Use: usage-archive [list | create MONTH | check MONTH | remove MONTH | restore MONTH]'
const [command = 'list', month = ''] = process.argv.slice(2)

const backend = loadCompiledBackend({ SEED: 'none' })
const part = name => backend.part(`reporting/usage-archive/${name}.js`)
const onDay = (day, plays) => logInfo(`${day}: ${plays} plays`)

const commands = {
  async list() {
    for (const archive of await part('rows').listArchives())
      logInfo(
        `${archive.month}: ${archive.plays} plays, ${archive.state === 'stored' ? 'also in the database' : 'removed from the database'}`,
      )
  },
  async create() {
    const { plays, files } = await part('create').createArchive(month, onDay)
    logInfo(`Archived ${plays} plays of ${month} in ${files} files and verified them.`)
  },
  async check() {
    const plays = await part('check').checkArchive(month, onDay)
    logInfo(`The files of ${month} contain the ${plays} plays that were sealed, unchanged.`)
  },
  async remove() {
    const { plays } = await part('remove').removePlays(month, onDay)
    logInfo(`Removed ${plays} plays of ${month} from the database.`)
  },
  async restore() {
    const { plays } = await part('restore').restorePlays(month, onDay)
    logInfo(`Restored ${plays} plays of ${month}.`)
  },
}

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : null
  if (!run || (command !== 'list' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))) throw new Error(usage)
  await backend.load()
  await run()
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
