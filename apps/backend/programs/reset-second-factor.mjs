// Resets the lost second factor of a member of staff, who sets up a new one at the next sign-in.
import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logInfo } from './log-line.mjs'

const [email, ...rest] = process.argv.slice(2)

try {
  if (!email || rest.length > 0) throw new Error('Use: reset-second-factor EMAIL')
  const backend = loadCompiledBackend({ SEED: 'none' })
  await backend.load()
  const { resetStaffSecondFactor } = backend.part('identity/staff-access/second-factor.js')
  const wasOn = await resetStaffSecondFactor(email)
  logInfo(
    wasOn
      ? 'The second factor is reset, every session has ended, and an email is on its way.'
      : 'The account has no second factor; every session has ended.',
  )
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
