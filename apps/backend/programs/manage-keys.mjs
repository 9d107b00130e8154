import { logInfo } from './log-line.mjs'

const [command = 'list', keyId] = process.argv.slice(2)

/** Runs the command of a program on its keys. `afterRevocation` completes the revocation of a key. */
export async function manageKeys(
  program,
  { listKeyStates, addNextKey, revokeKey },
  afterRevocation = async () => {},
) {
  const commands = {
    async list() {
      for (const { id, state, since } of await listKeyStates())
        logInfo(`${id} ${state} since ${since.toISOString()}`)
    },
    async rotate() {
      const { id, activeFrom, added } = await addNextKey()
      const from = new Date(activeFrom).toISOString()
      logInfo(`${added ? 'Published' : 'Already published:'} the key ${id}; it signs from ${from} on.`)
    },
    async revoke() {
      const revoked = keyId && (await revokeKey(keyId))
      if (!revoked) throw new Error('No such key, or it is already revoked')
      logInfo(`Revoked the key ${keyId}; ${revoked.successor} signs from now on.`)
      await afterRevocation()
    },
  }
  if (!Object.hasOwn(commands, command)) throw new Error(`Use: ${program} [list | rotate | revoke KEY]`)
  await commands[command]()
}
