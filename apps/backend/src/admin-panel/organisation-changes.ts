import type { AuditAction } from '@bgm/validation'
import {
  accessEndedEmail,
  type FormerHolder,
  fullName,
  lockMembers,
  notifyOwnersOfNewOwner,
  recordAuditEntry,
  requireAnotherActiveOwner,
  staffActor,
  withdrawGrants,
} from '#src/customers'
import { reconcileLicences, revokeLicences } from '#src/licensing'
import { HttpError } from '#src/platform/http/errors'
import { sendEmail } from '#src/platform/mail/send'
import { isPanelRequest } from '#src/platform/panel/panel-request'
import { lastOwnerMessage, staffError } from '#src/platform/panel/staff-language'
import { recordChanges, recordUnitChanges, revokePlayers } from '#src/playback'

// The types whose panel changes are recorded here. Orders write their own entries.
const actions: Record<string, { subject: string; update: AuditAction; delete?: AuditAction }> = {
  'api::organisation.organisation': { subject: 'organisation', update: 'organisation.updated' },
  'api::membership.membership': {
    subject: 'membership',
    update: 'membership.updated',
    delete: 'membership.removed',
  },
  'api::business-unit.business-unit': {
    subject: 'business-unit',
    update: 'business-unit.updated',
    delete: 'business-unit.deleted',
  },
  'api::subscription.subscription': { subject: 'subscription', update: 'subscription.updated' },
  'api::zone.zone': { subject: 'zone', update: 'zone.updated', delete: 'zone.deleted' },
}

type Row = Record<string, unknown> & {
  id: number
  documentId: string
  name?: string
  role?: string
  deactivated_at?: unknown
  organisation?: { id: number; name: string } | null
  business_unit?: { id: number; organisation?: { id: number } | null; name?: string } | null
  user?: (FormerHolder['user'] & { locale: 'id' | 'en' }) | null
}

const getPopulate = (uid: string) => {
  const known = strapi.contentType(uid as 'api::zone.zone').attributes
  return {
    ...('organisation' in known && { organisation: true }),
    ...('business_unit' in known && { business_unit: { populate: { organisation: true } } }),
    ...('user' in known && { user: true }),
  }
}

const getOrganisationId = (uid: string, row: Row) =>
  uid === 'api::organisation.organisation'
    ? row.id
    : (row.organisation?.id ?? row.business_unit?.organisation?.id)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

// The panel submits the whole form, so only fields with a different value count as changed. Relations are
// submitted as `connect` and `disconnect` lists.
const getChangedNames = (row: Row, data: Record<string, unknown>) =>
  Object.entries(data)
    .filter(
      ([name]) =>
        !['updatedBy', 'updatedAt', 'createdAt', 'createdBy', 'publishedAt', 'locale'].includes(name),
    )
    .filter(([name, value]) =>
      typeof value === 'object' && value !== null && 'connect' in value
        ? Object.values(value).some(list => Array.isArray(list) && list.length > 0)
        : name in row && !isSame(value, row[name]),
    )
    .map(([name]) => name)

/** The units whose devices may be affected by a change. */
function getUnitIds(uid: string, row: Row): number[] {
  if (uid === 'api::business-unit.business-unit') return [row.id]
  return row.business_unit ? [row.business_unit.id] : []
}

/**
 * Revokes the licences and players of a zone or unit that is about to be deleted. Returns the changes, which
 * the caller must record at the end of the transaction.
 */
async function revokeForDeletion(action: AuditAction, documentId: string) {
  if (action !== 'business-unit.deleted' && action !== 'zone.deleted') return []
  const where = action === 'zone.deleted' ? { zone: documentId } : { unit: documentId }
  await revokeLicences(where)
  return revokePlayers(where)
}

type Context = { uid: string; action: string; params: { documentId?: string; data?: unknown } }

/** The role of a member after a change, or null if the member is removed or deactivated. */
function getNextRole(row: Row, { action, params }: Context): string | null {
  if (action === 'delete') return null
  const { role = row.role, deactivated_at = row.deactivated_at } = (params.data ?? {}) as Partial<Row>
  return deactivated_at ? null : (role ?? null)
}

async function requireOwner(uid: string, row: Row, context: Context): Promise<void> {
  if (uid !== 'api::membership.membership' || !row.organisation || !row.role) return
  const { role, organisation, deactivated_at = null } = row
  await lockMembers(organisation.id)
  if (getNextRole(row, context) === 'owner') return
  await requireAnotherActiveOwner({ id: row.id, role, deactivated_at, organisation }).catch(
    (error: unknown) => {
      if (!(error instanceof HttpError)) throw error
      throw staffError(...lastOwnerMessage)
    },
  )
}

// The portal does the same when an owner changes or removes a member there.
async function applyMembershipChange(uid: string, row: Row, context: Context): Promise<void> {
  const { user, organisation } = row
  if (uid !== 'api::membership.membership' || !user || !organisation) return
  if (context.action === 'delete')
    await sendEmail(user.email, user.locale, accessEndedEmail(user, organisation.name, 'removed'))
  else if (getNextRole(row, context) === 'owner' && row.role !== 'owner')
    await notifyOwnersOfNewOwner(organisation, fullName(user), [user.email])
  await withdrawGrants({ user, organisation }, staffActor())
}

/** Records each change that staff make to an organisation's data in the panel, in the same transaction. */
export function recordPanelChanges(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as Context
    const auditActions = actions[uid]
    const auditAction =
      action === 'update' ? auditActions?.update : action === 'delete' ? auditActions?.delete : undefined
    if (!auditActions || !auditAction || !params.documentId || !isPanelRequest()) return next()
    return await strapi.db.transaction(async () => {
      const row: Row | null = await strapi.db
        .query(uid as 'api::zone.zone')
        .findOne({ where: { documentId: params.documentId }, populate: getPopulate(uid) })
      const organisation = row && getOrganisationId(uid, row)
      if (!row || !organisation) return await next()
      const changed = getChangedNames(row, (params.data ?? {}) as Record<string, unknown>)
      await requireOwner(uid, row, context as Context)
      const revoked = await revokeForDeletion(auditAction, row.documentId)
      const result = await next()
      if (action === 'delete' || changed.length > 0)
        await recordAuditEntry({
          action: auditAction,
          actor: staffActor(),
          subject: auditActions.subject,
          subjectId: row.documentId,
          organisation,
          details: {
            name: row.name ?? row.business_unit?.name ?? null,
            ...(row.user && { person: row.user.documentId }),
            ...(action === 'update' && { fields: changed.join(', ') }),
          },
        })
      await applyMembershipChange(uid, row, context as Context)
      await reconcileLicences(getUnitIds(uid, row), { actor: staffActor() })
      await recordUnitChanges(getUnitIds(uid, row))
      await recordChanges(revoked)
      return result
    })
  })
}
