// Shows the policy of the usage log that is in force, or puts that of USAGE_LOG_POLICY_FILE in force (`accept`).
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logInfo } from './log-line.mjs'

const [command = 'show', ...rest] = process.argv.slice(2)

try {
  if (rest.length > 0 || !['show', 'accept'].includes(command))
    throw new Error('Use: usage-log-policy [show | accept]')
  const backend = loadCompiledBackend({ SEED: 'none' })
  await backend.load()
  const { acceptPolicy, describePolicy } = backend.part('reporting/witness/policy-in-force.js')
  if (command === 'accept') {
    const { text, isNew } = await acceptPolicy()
    logInfo(`${isNew ? 'In force from now on' : 'Already in force'}:\n${text}`)
  } else {
    const { text, isInForce } = await describePolicy()
    logInfo(`In force${isInForce ? '' : ', but not that of USAGE_LOG_POLICY_FILE'}:\n${text}`)
  }
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
