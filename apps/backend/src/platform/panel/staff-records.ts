import { staffError } from './staff-language'

const readers = ['findMany', 'findOne', 'findFirst', 'count']

export type StaffUpdate = { documentId: string; data?: Record<string, unknown> }
type Work = (params: StaffUpdate) => Promise<() => Promise<void>>

/**
 * Protects records that visitors create and staff process. The panel cannot create them, and an update
 * writes only the fields that `work` leaves in `params.data`. The function that `work` returns runs after
 * the write, in the same transaction.
 */
export function enforceStaffRecordRules(uid: string, work: Work): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || [...readers, 'delete'].includes(context.action)) return next()
    if (context.action !== 'update')
      throw staffError(
        'These records are created by visitors and cannot be created here',
        'Ini dibuat oleh pengunjung: di sini tidak ada yang dibuat',
      )
    return await strapi.db.transaction(async () => {
      const afterWrite = await work(context.params)
      const written = await next()
      await afterWrite()
      return written
    })
  })
}
