// Lists the keys that sign licences, publishes the next one (`rotate`) or revokes one (`revoke KEY`).
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logInfo } from './log-line.mjs'

const usage = 'Use: licence-keys [list | rotate | revoke KEY]'
const [command = 'list', keyId] = process.argv.slice(2)

const backend = loadCompiledBackend({ SEED: 'none' })

const commands = {
  async list({ listKeyStates }) {
    for (const { id, state, since } of await listKeyStates())
      logInfo(`${id} ${state} since ${since.toISOString()}`)
  },
  async rotate({ addNextKey }) {
    const { id, activeFrom, added } = await addNextKey()
    const from = new Date(activeFrom).toISOString()
    logInfo(`${added ? 'Published' : 'Already published:'} the key ${id}; it signs from ${from} on.`)
  },
  async revoke({ revokeKey }) {
    const revoked = keyId && (await revokeKey(keyId))
    if (!revoked) throw new Error('No such key, or it is already revoked')
    logInfo(`Revoked the key ${keyId}; ${revoked.successor} signs from now on.`)
    const { repairLicences } = backend.part('licensing/licence/repair.js')
    await repairLicences()
    logInfo('Every licence that it had signed has a new version, and the status list is signed again.')
  },
}

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : null
  if (!run) throw new Error(usage)
  await backend.load()
  await run(backend.part('licensing/licence/keys.js'))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
