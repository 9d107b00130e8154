import { getProfile } from '#src/api/account/services/profile'
import { listConsents } from '#src/api/consent/services/consent'
import { findDraft } from '#src/api/registration/services/draft'
import { registrationView } from '#src/api/registration/services/view'
import type { Account } from '#src/http/request-context'

type Row = Record<string, unknown>

const rowsOf = (uid: string, where: Row, select: string[]): Promise<Row[]> =>
  strapi.db
    .query(uid as 'api::session.session')
    .findMany({ where, select: select as never, orderBy: { id: 'asc' } })

const without = (rows: Row[]) => rows.map(({ id: _, ...row }) => row)

async function registrationOf(account: Account) {
  const draft = await findDraft(account)
  return draft && registrationView(draft, account)
}

/** All that is stored about one person, and about nobody else. Secrets and digests are no data about a person. */
export async function exportPersonalData(account: Account) {
  const { documentId: owner, id } = account
  const [profile, consents, registration, sessions, devices, orders, acts] = await Promise.all([
    getProfile(account, null),
    listConsents(owner),
    registrationOf(account),
    rowsOf('api::session.session', { owner }, ['device_label', 'createdAt', 'last_seen_at', 'expires_at']),
    rowsOf('api::device.device', { owner }, ['createdAt', 'last_seen_at']),
    rowsOf('api::order.order', { placed_by: { id } }, ['number', 'state', 'placed_at', 'paid_at', 'total']),
    rowsOf('api::audit-entry.audit-entry', { actor: owner }, ['at', 'action', 'subject', 'subject_id']),
  ])
  return {
    exported_at: new Date(),
    account: { ...profile, referral_code: account.referral_code },
    consents: consents.map(({ owner: _, ...row }) => row),
    registration,
    sessions: without(sessions),
    devices: without(devices),
    orders_placed: without(orders),
    activity: without(acts),
  }
}
