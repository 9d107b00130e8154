import type { AuditAction } from '@bgm/validation'
import { lastOwnerText, staffError } from '#src/admin-panel/staff-language'
import { lockMembers } from '#src/api/membership/services/manage'
import { listMemberships, listOrphanedOrganisations } from '#src/api/personal-data/services/owners'
import { removeSecondFactor } from '#src/api/second-factor/services/second-factor'
import { endAllSessions } from '#src/api/session/services/session'
import { secondFactorEmail } from '#src/email/security-emails'
import { sendEmail } from '#src/email/send'
import type { Account } from '#src/http/request-context'
import { recordAuditEntry, staffActor } from './audit'

const uid = 'plugin::users-permissions.user'

type Change = { blocked?: boolean; second_factor?: boolean }
/** Ends the memberships of an account that the panel deletes; refused if an organisation would lose its only active owner. */
async function endMemberships(documentId: string): Promise<void> {
  const account: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!account) return
  for (const id of (await organisationsOf(account)).sort((a, b) => a - b)) await lockMembers(id)
  if ((await listOrphanedOrganisations(account)).length > 0) throw staffError(...lastOwnerText)
  const memberships = strapi.db.query('api::membership.membership')
  await writeDown(account, ['membership.removed'])
  for (const { id } of await listMemberships(account)) await memberships.delete({ where: { id } })
}

type Context = { uid: string; action: string; params: { documentId?: string; data?: Change } }
type Row = Account & { second_factor: boolean | null }

async function organisationsOf({ id }: Row): Promise<number[]> {
  const rows: { organisation: { id: number } | null }[] = await strapi.db
    .query('api::membership.membership')
    .findMany({ where: { user_id: id }, populate: { organisation: { select: ['id'] } } })
  return rows.flatMap(({ organisation }) => (organisation ? [organisation.id] : []))
}

// The panel sends its whole form: only what differs was changed.
function actsOf(row: Row, { blocked, second_factor }: Change): AuditAction[] {
  const was = row.second_factor ?? false
  if (second_factor === true && !was)
    throw staffError(
      'Members alone switch their second factor on',
      'Hanya anggota sendiri yang menyalakan verifikasi dua langkahnya',
    )
  const acts: AuditAction[] = []
  if (typeof blocked === 'boolean' && blocked !== (row.blocked ?? false))
    acts.push(blocked ? 'account.blocked' : 'account.unblocked')
  if (second_factor === false && was) acts.push('account.unguarded')
  return acts
}

async function writeDown(row: Row, acts: AuditAction[]): Promise<void> {
  for (const organisation of await organisationsOf(row)) {
    for (const action of acts) {
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
 * Whom staff block, let in again, or free of a lost second factor: it stands in the trail of every organisation that
 * the person belongs to. Without the second factor every session ends, and the person is told.
 */
export function recordAccountChanges(): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, ...rest } = context as Context
    const { documentId } = params
    if (rest.uid !== uid || !documentId) return next()
    if (action === 'delete')
      return await strapi.db.transaction(async () => {
        await endMemberships(documentId)
        return await next()
      })
    if (action !== 'update') return next()
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } })
    const acts = row ? actsOf(row, params.data ?? {}) : []
    if (!row || acts.length === 0) return next()
    const freed = acts.includes('account.unguarded')
    return await strapi.db.transaction(async () => {
      if (freed) {
        await removeSecondFactor(row.documentId)
        await endAllSessions(row.documentId)
      }
      await writeDown(row, acts)
      const result = await next()
      if (freed) await sendEmail(row.email, row.locale, secondFactorEmail(row.locale, 'staff'))
      return result
    })
  })
}
