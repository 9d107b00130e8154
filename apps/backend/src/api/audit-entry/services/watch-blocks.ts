import { recordAct, staffActor } from './audit'

const uid = 'plugin::users-permissions.user'

type Context = { uid: string; action: string; params: { documentId?: string; data?: { blocked?: boolean } } }
type Row = { id: number; documentId: string; blocked: boolean | null }

async function organisationsOf({ id }: Row): Promise<number[]> {
  const rows: { organisation: { id: number } | null }[] = await strapi.db
    .query('api::membership.membership')
    .findMany({ where: { user: { id } }, populate: { organisation: { select: ['id'] } } })
  return rows.flatMap(({ organisation }) => (organisation ? [organisation.id] : []))
}

/** A person whom staff block or let in again is told in the trail of every organisation that they belong to. */
export function watchBlocks(): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, ...rest } = context as Context
    const { blocked } = params.data ?? {}
    if (rest.uid !== uid || action !== 'update' || typeof blocked !== 'boolean') return next()
    return await strapi.db.transaction(async () => {
      const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId: params.documentId } })
      const result = await next()
      if (!row || (row.blocked ?? false) === blocked) return result
      for (const organisation of await organisationsOf(row)) {
        await recordAct({
          action: blocked ? 'account.blocked' : 'account.unblocked',
          actor: staffActor(),
          subject: 'account',
          subjectId: row.documentId,
          organisation,
          details: { person: row.documentId },
        })
      }
      return result
    })
  })
}
