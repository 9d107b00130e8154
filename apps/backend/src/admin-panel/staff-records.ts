import { staffError } from './staff-language'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

export type StaffUpdate = { documentId: string; data?: Record<string, unknown> }
type Work = (params: StaffUpdate) => Promise<() => Promise<void>>

/**
 * Records that visitors make and staff work on: none is made in the panel, and of an update only what `work` leaves in
 * `params.data` is written. What `work` answers belongs to the same transaction. Deleting stays, for who may.
 */
export function guardStaffRecords(uid: string, work: Work): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || [...readers, 'delete'].includes(context.action)) return next()
    if (context.action !== 'update')
      throw staffError(
        'Visitors make these: none is made here by hand',
        'Ini dibuat oleh pengunjung: di sini tidak ada yang dibuat',
      )
    return await strapi.db.transaction(async () => {
      const tell = await work(context.params)
      const written = await next()
      await tell()
      return written
    })
  })
}
