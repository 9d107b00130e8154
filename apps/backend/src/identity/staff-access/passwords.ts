import { newPassword } from '@bgm/validation'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { isBreachedPassword } from '#src/identity/password/breached-passwords'
import { hashPassword, verifyPassword } from '#src/identity/password/passwords'
import { checkPanelRequests } from './panel-requests'

const minCharacters = 12
const maxBytes = 72

export type StaffPasswordFault = 'short' | 'long' | 'characters' | 'common'

const faults: Record<string, StaffPasswordFault> = {
  'validation.password_long': 'long',
  'validation.characters': 'characters',
  'validation.password_common': 'common',
}

/** Why staff cannot use a password, or null: the rules for members, and at least 12 characters. */
export function findStaffPasswordFault(password: string): StaffPasswordFault | null {
  if (password.length < maxBytes && [...password.normalize('NFC')].length < minCharacters) return 'short'
  const parsed = newPassword.safeParse(password)
  if (!parsed.success) return faults[parsed.error.issues[0]?.message ?? ''] ?? 'characters'
  return isBreachedPassword(parsed.data) ? 'common' : null
}

/** Throws a field error whose message is a key of the panel's messages. */
function requireStaffPassword(password: string): void {
  const fault = findStaffPasswordFault(password)
  if (fault === null) return
  const message = `panel.password.${fault}`
  throw new errors.ValidationError(message, {
    errors: [{ path: ['password'], message, name: 'ValidationError' }],
  })
}

const chosenPassword = z.union([
  z.object({ userInfo: z.object({ password: z.string() }) }).transform(({ userInfo }) => userInfo.password),
  z.object({ password: z.string() }).transform(({ password }) => password),
])

type Credentials = { email: string; password: string }
type Row = { password: string | null; isActive: boolean }
/** The arguments of Passport's callback: the error, the user and the reason for rejecting. */
type Checked = [null, Row] | [null, false, { message: string }]
type StaffAuth = {
  hashPassword(password: string): Promise<string>
  validatePassword(password: string, hash: string): Promise<boolean>
  checkCredentials(credentials: Credentials): Promise<Checked>
}

const validatePassword = (password: string, hash: string) => verifyPassword(password.normalize('NFC'), hash)

async function checkCredentials({ email, password }: Credentials): Promise<Checked> {
  const user: Row | null = await strapi.db.query('admin::user').findOne({ where: { email } })
  if (!user?.password || !(await validatePassword(password, user.password)))
    return [null, false, { message: 'Invalid credentials' }]
  return user.isActive ? [null, user] : [null, false, { message: 'User not active' }]
}

/**
 * Applies the rule wherever Strapi hashes a staff password, including its commands. Requests are checked before
 * their handlers, because a change of one's own password ends the sessions before it hashes the new one.
 */
export function enforceStaffPasswords(strapi: Core.Strapi): void {
  checkPanelRequests(strapi, ({ request, state: { route } }) => {
    if (route.info.pluginName !== 'admin' || route.handler === 'authentication.login') return
    const chosen = chosenPassword.safeParse(request.body)
    if (chosen.success) requireStaffPassword(chosen.data)
  })
  const service: StaffAuth = {
    async hashPassword(password) {
      requireStaffPassword(password)
      return hashPassword(password.normalize('NFC'))
    },
    // Strapi's library compares hashes on the event loop.
    validatePassword,
    checkCredentials,
  }
  Object.assign(strapi.service('admin::auth'), service)
}
