import { z } from 'zod'
import { type Actor, recordAuditEntry, staffActor } from '#src/customers'

const uid = 'api::package-term.package-term'
const action = 'package-term.updated'

/** The terms whose changes are recorded. */
const recorded = ['price_monthly', 'price_yearly', 'contact_only', 'max_zones'] as const
type Recorded = (typeof recorded)[number]
type Terms = { [name in Recorded]?: unknown } & { key?: unknown }

const toText = (value: unknown) =>
  value === null || value === undefined || value === '' ? '–' : String(value)

/** The changed terms, as "50000 → 60000". Large numbers arrive as text from the database. */
function listChanges(before: Terms | null, after: Terms): Record<string, string> {
  return Object.fromEntries(
    recorded.flatMap(name => {
      const [old, current] = [toText(before?.[name]), toText(after[name])]
      return old === current ? [] : [[name, `${old} → ${current}`]]
    }),
  )
}

export const findStoredTerms = (documentId: string): Promise<Terms | null> =>
  strapi.db.query(uid).findOne({ where: { documentId } })

type Authors = { actor: Actor; proposedBy: string | null }

/** Records a change of terms. Call this in the transaction that makes it. */
export async function recordPriceChange(
  documentId: string,
  before: Terms | null,
  { actor, proposedBy }: Authors = { actor: staffActor(), proposedBy: null },
): Promise<void> {
  const after = await findStoredTerms(documentId)
  const changes = after ? listChanges(before, after) : {}
  if (!after || Object.keys(changes).length === 0) return
  await recordAuditEntry({
    action,
    actor,
    subject: 'package-term',
    subjectId: documentId,
    organisation: null,
    details: { name: toText(after.key), ...changes, ...(proposedBy && { proposed_by: proposedBy }) },
  })
}

const entryRows = z.array(
  z.object({
    at: z.coerce.date(),
    actor: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  }),
)
const maxListed = 50

/** The changes of a package's terms, newest first. */
export async function listPriceChanges(documentId: string) {
  const rows: unknown = await strapi.db.query('api::audit-entry.audit-entry').findMany({
    where: { action, subject: 'package-term', subject_id: documentId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    limit: maxListed,
  })
  return entryRows.parse(rows).map(({ at, actor, details }) => ({
    at,
    who: [details?.proposed_by, actor].filter(Boolean).join(', ') || null,
    changes: recorded.flatMap(name => {
      const change = details?.[name]
      return typeof change === 'string' ? [{ name, change }] : []
    }),
  }))
}
