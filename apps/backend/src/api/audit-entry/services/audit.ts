const uid = 'api::audit-entry.audit-entry'

export type Actor = { kind: 'member' | 'staff' | 'system'; name: string }

export const system: Actor = { kind: 'system', name: 'system' }

type Entry = {
  action: 'order.placed' | 'order.paid' | 'order.cancelled' | 'order.lapsed' | 'tax-file.read'
  actor: Actor
  subject: string
  subjectId: string
  organisation: number
  details?: Record<string, string | number | null>
}

/** Writes down who did what; inside a transaction it stands or falls with what was done. */
export async function recordAct(entry: Entry): Promise<void> {
  await strapi.db.query(uid).create({
    data: {
      at: new Date(),
      action: entry.action,
      actor_kind: entry.actor.kind,
      actor: entry.actor.name,
      subject: entry.subject,
      subject_id: entry.subjectId,
      organisation: entry.organisation,
      details: entry.details ?? null,
    },
  })
}
