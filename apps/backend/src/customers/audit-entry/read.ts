import type { auditEntries } from '@bgm/contract'
import { z } from 'zod'
import { fullName } from '#src/customers/membership/row'
import type { Scope } from '#src/customers/membership/scope'
import { orderRowsInScope, type RowQuery, unitRowsInScope } from '#src/customers/membership/scoped-rows'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { type StaffMessage, translateForStaff } from '#src/platform/panel/staff-language'
import { actionLabels, subjectLabels } from './panel-labels'

const uid = 'api::audit-entry.audit-entry'

type Filter = z.output<typeof auditEntries.export.query>

const entryRow = z.object({
  id: z.number(),
  documentId: z.string(),
  at: z.coerce.date(),
  action: z.string(),
  actor_kind: z.enum(['member', 'staff', 'system', 'pass']),
  actor: z.string().nullable(),
  subject: z.string(),
  subject_id: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
})
type Entry = z.output<typeof entryRow>

const hour = 60 * 60_000
// Days start at midnight in Jakarta.
const startOfDay = (date: string, days = 0) => new Date(Date.parse(date) + (days * 24 - 7) * hour)

// Members with access to only some units see entries about those units, their orders, and members.
function restrictToScope(rows: RowQuery, scope: Scope): void {
  if (scope.units === null) return
  const units = unitRowsInScope(scope).select('u.document_id')
  const orders = orderRowsInScope(scope).select('r.document_id')
  rows.where(reached =>
    reached
      .where('e.subject', 'membership')
      .orWhereIn('e.subject_id', units)
      .orWhereIn('e.subject_id', orders),
  )
}

/** The entries (`e`) in the caller's scope that match a filter. */
export function filterAuditEntries(scope: Scope, { person, kind, from, to }: Filter): RowQuery {
  const rows: RowQuery = strapi.db
    .getConnection()
    .from('audit_entries as e')
    .where('e.organisation_id', scope.organisation)
  restrictToScope(rows, scope)
  if (person === 'staff' || person === 'system' || person === 'pass') rows.where('e.actor_kind', person)
  else if (person) rows.where({ 'e.actor': person, 'e.actor_kind': 'member' })
  if (kind) rows.where('e.action', 'like', `${kind}.%`)
  if (from) rows.where('e.at', '>=', startOfDay(from))
  if (to) rows.where('e.at', '<', startOfDay(to, 1))
  return rows
}

const newestFirst = [
  { by: 'e.at', down: true },
  { by: 'e.id', down: true },
]

async function readEntries(ids: readonly number[]): Promise<Entry[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } } })
  return sortByIds(ids, z.array(entryRow).parse(rows))
}

export async function listAuditEntries(matching: RowQuery, page: Page) {
  const { ids, pagination } = await paginateIds(matching, 'e', newestFirst, page)
  return { entries: await readEntries(ids), pagination }
}

/** The ids of the newest matching entries, at most `limit` of them. */
export const listAuditEntryIdsForExport = async (matching: RowQuery, limit = 10_000): Promise<number[]> =>
  (await paginateIds(matching, 'e', newestFirst, { page: 1, pageSize: limit })).ids

const exportBatch = 200

/** Reads the views of entries in batches, so that other requests are answered in between. */
export async function* exportAuditEntries(ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += exportBatch)
    yield* await auditEntryViews(await readEntries(ids.slice(start, start + exportBatch)), {
      withHolders: false,
    })
}

type Named = { documentId: string; name: string }

const holderRows = z.array(z.object({ documentId: z.string(), name: z.string() }))

type NameableEntry = Pick<Entry, 'actor_kind' | 'actor' | 'subject' | 'subject_id' | 'details'>

async function findNames(entries: NameableEntry[]): Promise<Map<string, string>> {
  const people = entries.flatMap(({ actor, details }) => [actor, details?.person])
  const subjects = (kind: string) => [
    ...new Set(entries.filter(({ subject }) => subject === kind).map(entry => entry.subject_id)),
  ]
  const users: { documentId: string; first_name: string; last_name: string | null }[] = await strapi.db
    .query('plugin::users-permissions.user')
    .findMany({ where: { documentId: { $in: [...new Set(people.filter(Boolean))] } } })
  const units: Named[] = await strapi.db
    .query('api::business-unit.business-unit')
    .findMany({ where: { documentId: { $in: subjects('business-unit') } }, select: ['documentId', 'name'] })
  const passes = entries.flatMap(({ actor_kind, actor, details }) => [
    actor_kind === 'pass' ? actor : null,
    details?.pass,
  ])
  const holders: unknown = await strapi.db
    .connection('remote_passes')
    .whereIn('document_id', [...new Set(passes.filter(id => typeof id === 'string'))])
    .select('document_id as documentId', 'name')
  // Entries contain no email addresses, so an invitation's address is only known while its row exists.
  const invited: { documentId: string; email: string }[] = await strapi.db
    .query('api::invitation.invitation')
    .findMany({
      where: { documentId: { $in: subjects('invitation') } },
      select: ['documentId', 'email'],
    })
  return new Map([
    ...invited.map(({ documentId, email }): [string, string] => [documentId, email]),
    ...users.map((person): [string, string] => [person.documentId, fullName(person)]),
    ...units.map((unit): [string, string] => [unit.documentId, unit.name]),
    ...holderRows.parse(holders).map((pass): [string, string] => [pass.documentId, pass.name]),
  ])
}

const getRecordName = (names: Map<string, string>, { subject_id, details }: NameableEntry) =>
  [details?.name, details?.number, names.get(subject_id), names.get(`${details?.person}`)].find(Boolean)

const panelRow = entryRow.pick({
  action: true,
  actor: true,
  actor_kind: true,
  subject: true,
  subject_id: true,
  details: true,
})

const actions: Record<string, StaffMessage> = actionLabels

/** Replaces keys with labels and ids with the current names of people and records, in place. */
export async function replaceIdsWithLabels(rows: object[]): Promise<void> {
  const entries = rows.map(row => panelRow.safeParse(row).data)
  const names = await findNames(entries.flatMap(entry => entry ?? []))
  for (const [index, row] of rows.entries()) {
    const entry = entries[index]
    if (!entry) continue
    const actorName = names.get(entry.actor ?? '')
    const isPass = entry.actor_kind === 'pass'
    const pass = translateForStaff(subjectLabels['remote-pass'] ?? ['', ''])
    const person = isPass
      ? `${actorName ?? '?'} (${pass})`
      : entry.actor_kind === 'member'
        ? actorName
        : undefined
    const subject_id = `${getRecordName(names, entry) ?? entry.subject_id}`
    const action: StaffMessage | undefined = actions[entry.action]
    Object.assign(row, {
      action: action ? translateForStaff(action) : entry.action,
      actor: person ?? entry.actor,
      subject: translateForStaff(subjectLabels[entry.subject] ?? [entry.subject, entry.subject]),
      subject_id,
    })
  }
}

/**
 * Entries with the current names of people and records. Names of staff are not
 * disclosed, and the names of remote pass holders are omitted from exported files.
 */
export async function auditEntryViews(entries: Entry[], { withHolders }: { withHolders: boolean }) {
  const names = await findNames(entries)
  const named = (kind: Entry['actor_kind']) => kind === 'member' || (kind === 'pass' && withHolders)
  return entries.map(entry => {
    const { documentId, at, action, actor_kind: kind, actor, subject, subject_id, details } = entry
    const { person: _person, name: _name, number: _number, pass, ...rest } = details ?? {}
    const holder = withHolders ? (names.get(`${pass}`) ?? null) : null
    const recordName = getRecordName(names, entry)
    return {
      id: documentId,
      at,
      action,
      actor: { kind, name: named(kind) ? (names.get(actor ?? '') ?? null) : null },
      subject: {
        kind: subject,
        id: subject_id,
        name: recordName === undefined ? null : `${recordName}`,
      },
      details: pass ? { ...rest, holder } : rest,
    }
  })
}
