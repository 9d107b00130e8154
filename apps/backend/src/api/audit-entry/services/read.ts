import { auditKinds } from '@bgm/validation'
import { z } from 'zod'
import { asked, pageQuery } from '../../../page-query'
import { fullName } from '../../membership/services/row'
import { ofReachedUnits, reachedUnits, type Scope } from '../../membership/services/scope'

const uid = 'api::audit-entry.audit-entry'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(value => !Number.isNaN(Date.parse(value)))

const filter = {
  person: asked(z.string().regex(/^[a-z0-9]{1,40}$/)),
  kind: asked(z.enum(auditKinds)),
  from: asked(day),
  to: asked(day),
}
export const auditQuery = z.strictObject({ ...filter, ...pageQuery })
export const auditFilter = z.strictObject(filter)
type Filter = z.output<typeof auditFilter>

const entryRow = z.object({
  documentId: z.string(),
  at: z.coerce.date(),
  action: z.string(),
  actor_kind: z.enum(['member', 'staff', 'system']),
  actor: z.string().nullable(),
  subject: z.string(),
  subject_id: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
})
type Entry = z.output<typeof entryRow>

const hours = 60 * 60_000
// Days are those of Jakarta.
const startOf = (date: string, days = 0) => new Date(Date.parse(date) + (days * 24 - 7) * hours)

const actorOf = (person: string) =>
  person === 'staff' || person === 'system' ? { actor_kind: person } : { actor_kind: 'member', actor: person }

/** Who reaches some units reads of those, of their orders and of the people, and of nothing else. */
async function reached(scope: Scope) {
  if (scope.units === null) return []
  const ids = async (type: string, where: object): Promise<string[]> => {
    const rows = await strapi.db.query(type as 'api::order.order').findMany({ where, select: ['documentId'] })
    return z
      .array(z.object({ documentId: z.string() }))
      .parse(rows)
      .map(({ documentId }) => documentId)
  }
  const units = await ids('api::business-unit.business-unit', reachedUnits(scope))
  const orders = await ids('api::order.order', ofReachedUnits(scope))
  return [{ $or: [{ subject_id: { $in: [...units, ...orders] } }, { subject: 'membership' }] }]
}

export async function whereOf(scope: Scope, { person, kind, from, to }: Filter) {
  return {
    $and: [
      { organisation: { id: scope.organisation } },
      ...(await reached(scope)),
      ...(person ? [actorOf(person)] : []),
      ...(kind ? [{ action: { $startsWith: `${kind}.` } }] : []),
      ...(from ? [{ at: { $gte: startOf(from) } }] : []),
      ...(to ? [{ at: { $lt: startOf(to, 1) } }] : []),
    ],
  }
}

const orderBy = [{ at: 'desc' }, { id: 'desc' }]

export async function listEntries(where: object, page: number, pageSize: number) {
  const { results, pagination } = await strapi.db.query(uid).findPage({ where, orderBy, page, pageSize })
  return { entries: z.array(entryRow).parse(results), pagination }
}

/** The newest ones; a file of more would be read by nobody. */
export async function allEntries(where: object, limit = 10_000): Promise<Entry[]> {
  return z.array(entryRow).parse(await strapi.db.query(uid).findMany({ where, orderBy, limit }))
}

type Named = { documentId: string; name: string }

async function namesOf(entries: Entry[]): Promise<Map<string, string>> {
  const people = entries.flatMap(({ actor, details }) => [actor, details?.person])
  const units = entries.filter(({ subject }) => subject === 'business-unit').map(entry => entry.subject_id)
  const found: { documentId: string; first_name: string; last_name: string | null }[] = await strapi.db
    .query('plugin::users-permissions.user')
    .findMany({ where: { documentId: { $in: [...new Set(people.filter(Boolean))] } } })
  const places: Named[] = await strapi.db
    .query('api::business-unit.business-unit')
    .findMany({ where: { documentId: { $in: [...new Set(units)] } }, select: ['documentId', 'name'] })
  return new Map([
    ...found.map((person): [string, string] => [person.documentId, fullName(person)]),
    ...places.map((place): [string, string] => [place.documentId, place.name]),
  ])
}

/** The entries of docs/api.md, with the names that people and records have today; of our staff no name is told. */
export async function entryViews(entries: Entry[]) {
  const names = await namesOf(entries)
  return entries.map(({ documentId, at, action, actor_kind: kind, actor, subject, subject_id, details }) => {
    const { person, name, number, ...rest } = details ?? {}
    const known = [name, number, names.get(subject_id), names.get(`${person}`)].find(Boolean)
    return {
      documentId,
      at,
      action,
      actor: { kind, name: kind === 'member' ? (names.get(actor ?? '') ?? null) : null },
      subject: { kind: subject, documentId: subject_id, name: known === undefined ? null : `${known}` },
      details: rest,
    }
  })
}
