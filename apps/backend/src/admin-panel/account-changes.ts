import type { AuditAction } from '@bgm/validation'
import { endGracePeriods } from '#src/billing'
import { lockMembers, recordAuditEntry, staffActor, withdrawGrants } from '#src/customers'
import { endAllSessions, removeSecondFactor, secondFactorEmail } from '#src/identity'
import {
  cancelOpenOrders,
  listAbandonedOrganisations,
  listAllMemberships,
  listOrphanedOrganisations,
  listPaidOrganisations,
  type PaidOrganisation,
} from '#src/onboarding'
import type { Account } from '#src/platform/http/request-context'
import { sendEmail } from '#src/platform/mail/send'
import { lastOwnerMessage, staffError } from '#src/platform/panel/staff-language'
import { formatDate } from '#src/platform/runtime/format'

const uid = 'plugin::users-permissions.user'

type Change = { blocked?: boolean; second_factor?: boolean }

/** Names the subscriptions that would go on, with their ends as the dates in Jakarta, or the money that would stay open. */
function paidOrganisationError({ name, subscriptions, total }: PaidOrganisation) {
  if (total === 0)
    return staffError(
      `${name} has no other owner, and a refund or withheld tax is not settled. Make somebody else the owner or settle it first`,
      `${name} tidak memiliki pemilik lain, dan ada pengembalian uang atau bukti potong yang belum selesai. Jadikan orang lain pemilik atau selesaikan dulu`,
    )
  const shown = subscriptions.slice(0, 5)
  const list = (locale: 'id' | 'en', others: string) =>
    [
      ...shown.map(
        ({ business_unit, expired_date }) => `${business_unit.name} (${formatDate(expired_date, locale)})`,
      ),
      ...(total > shown.length ? [`${total - shown.length} ${others}`] : []),
    ].join(', ')
  return staffError(
    `${name} has no other owner, and these subscriptions are running: ${list('en', 'more')}. Make somebody else the owner or end them first`,
    `${name} tidak memiliki pemilik lain, dan langganan ini masih berjalan: ${list('id', 'lainnya')}. Jadikan orang lain pemilik atau akhiri dulu`,
  )
}

/**
 * Deletes the memberships of an account that staff are deleting. Throws if an organisation would lose its
 * last active owner while it has other members or running subscriptions.
 */
async function removeMemberships(documentId: string): Promise<void> {
  const account: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!account) return
  for (const id of (await listOrganisationIds(account)).sort((a, b) => a - b)) await lockMembers(id)
  if ((await listOrphanedOrganisations(account)).length > 0) throw staffError(...lastOwnerMessage)
  const now = new Date()
  for (const { id } of await listAbandonedOrganisations(account))
    await cancelOpenOrders(id, staffActor(), now)
  const [paid] = await listPaidOrganisations(account, now)
  if (paid) throw paidOrganisationError(paid)
  for (const { id } of await listAbandonedOrganisations(account)) await endGracePeriods(id, staffActor(), now)
  const memberships = strapi.db.query('api::membership.membership')
  await recordActions(account, ['membership.removed'])
  for (const { id, organisation } of await listAllMemberships(account)) {
    await memberships.delete({ where: { id } })
    await withdrawGrants({ user: account, organisation }, staffActor())
  }
}

type Context = { uid: string; action: string; params: { documentId?: string; data?: Change } }
type Row = Account & { second_factor: boolean | null }

async function listOrganisationIds({ id }: Row): Promise<number[]> {
  const rows: { organisation: { id: number } | null }[] = await strapi.db
    .query('api::membership.membership')
    .findMany({ where: { user_id: id }, populate: { organisation: { select: ['id'] } } })
  return rows.flatMap(({ organisation }) => (organisation ? [organisation.id] : []))
}

// The panel submits the whole form, so only fields with a different value count as changed.
function getAuditActions(row: Row, { blocked, second_factor }: Change): AuditAction[] {
  const wasEnabled = row.second_factor ?? false
  if (second_factor === true && !wasEnabled)
    throw staffError(
      'Only members can turn on their own second factor',
      'Hanya anggota sendiri yang menyalakan verifikasi dua langkahnya',
    )
  const actions: AuditAction[] = []
  if (typeof blocked === 'boolean' && blocked !== (row.blocked ?? false))
    actions.push(blocked ? 'account.blocked' : 'account.unblocked')
  if (second_factor === false && wasEnabled) actions.push('account.second-factor-removed')
  return actions
}

async function recordActions(row: Row, actions: AuditAction[]): Promise<void> {
  for (const organisation of await listOrganisationIds(row)) {
    for (const action of actions) {
      await recordAuditEntry({
        action,
        actor: staffActor(),
        subject: 'account',
        subjectId: row.documentId,
        organisation,
        details: { person: row.documentId },
      })
    }
  }
}

/**
 * Records blocking, unblocking and second-factor removal by staff in the audit trail of every organisation that the
 * account belongs to. Removing the second factor also ends every session and notifies the account's owner.
 */
export function recordAccountChanges(): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, ...rest } = context as Context
    const { documentId } = params
    if (rest.uid !== uid || !documentId) return next()
    if (action === 'delete')
      return await strapi.db.transaction(async () => {
        await removeMemberships(documentId)
        return await next()
      })
    if (action !== 'update') return next()
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } })
    const actions = row ? getAuditActions(row, params.data ?? {}) : []
    if (!row || actions.length === 0) return next()
    const secondFactorRemoved = actions.includes('account.second-factor-removed')
    return await strapi.db.transaction(async () => {
      if (secondFactorRemoved) {
        await removeSecondFactor(row.documentId)
        await endAllSessions(row.documentId)
      }
      await recordActions(row, actions)
      const result = await next()
      if (secondFactorRemoved) await sendEmail(row.email, row.locale, secondFactorEmail(row.locale, 'staff'))
      return result
    })
  })
}
