import { randomUUID } from 'node:crypto'
import { deleteBrowsers } from '#src/identity/browser/browser'
import { deleteCodes } from '#src/identity/code/code'
import { removeSecondFactor } from '#src/identity/second-factor/second-factor'
import { logSecurityEvent, type SecurityEvent } from '#src/identity/session/security-events'
import { endAllSessions } from '#src/identity/session/session'
import type { Account } from '#src/platform/http/request-context'
import { accountClosed } from './events'

type Data = Partial<Account> & { username?: string }
type Write = {
  params: { data?: Data; where?: object }
  result?: Account | null
  state: { before?: Account | null }
}

const uid = 'plugin::users-permissions.user'
const watched: [keyof Account, (now: Account) => SecurityEvent][] = [
  ['password', () => 'password.changed'],
  ['email', () => 'email.changed'],
  ['google_sub', now => (now.google_sub ? 'google.linked' : 'google.unlinked')],
  ['blocked', now => (now.blocked ? 'account.blocked' : 'account.unblocked')],
]

/** The security events caused by an account update. */
function listEvents(before: Account, now: Account): SecurityEvent[] {
  const events = watched.filter(([name]) => (before[name] || null) !== (now[name] || null))
  const verified =
    now.proved_mobile_number !== before.proved_mobile_number && now.proved_mobile_number !== null
  return [
    ...events.map(([, event]) => event(now)),
    ...(now.pending_email !== null && now.pending_email !== before.pending_email
      ? ['email.requested' as const]
      : []),
    ...(now.confirmed && !before.confirmed ? ['email.confirmed' as const] : []),
    ...(verified ? ['number.verified' as const] : []),
    ...(now.mobile_number !== before.mobile_number && !verified ? ['number.changed' as const] : []),
  ]
}

function normalise({ params: { data } }: Write) {
  if (typeof data?.email === 'string') data.email = data.email.trim().toLowerCase()
}

/**
 * Normalises the email address, and ends all sessions after a password change or a block. Runs on every
 * write, including writes from the admin panel.
 */
export function registerAccountLifecycles() {
  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeCreate(event: Write) {
      normalise(event)
      if (event.params.data) event.params.data.username ||= randomUUID()
    },
    async beforeUpdate(event: Write) {
      normalise(event)
      event.state.before = await strapi.db.query(uid).findOne({ where: event.params.where })
    },
    async afterUpdate({ params: { data }, state: { before } }: Write) {
      if (!before) return
      const now: Account | null = await strapi.db.query(uid).findOne({ where: { id: before.id } })
      const account = before.documentId
      for (const event of now ? listEvents(before, now) : []) logSecurityEvent(event, { account })
      if (data?.password || data?.blocked) await endAllSessions(account)
      if (data?.blocked) await accountClosed.raise({ account })
    },
    async afterDelete({ result }: Write) {
      if (!result?.documentId) return
      logSecurityEvent('account.removed', { account: result.documentId })
      await endAllSessions(result.documentId)
      await accountClosed.raise({ account: result.documentId })
      await deleteCodes(result.documentId)
      await deleteBrowsers(result.documentId)
      await removeSecondFactor(result.documentId)
    },
  })
}
