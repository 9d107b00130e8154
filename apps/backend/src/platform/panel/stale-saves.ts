import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { translateForStaff } from '#src/platform/panel/staff-language'

// Members may change their own account at any time; that must not prevent staff from blocking it.
const unguarded = ['plugin::users-permissions.user']

const sent = z.object({ updatedAt: z.coerce.date() })
const storedRow = z.object({
  updatedAt: z.coerce.date(),
  updatedBy: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() }).nullish(),
})

type Params = { documentId?: string; locale?: string; lookup?: { locale?: string } }

/** The `updatedAt` of the version that the panel's form was loaded with; null outside the panel. */
function loadedAt(uid: string): Date | null {
  const call = strapi.requestContext.get()
  if (!call?.path.startsWith('/content-manager/') || !call.path.includes(`/${uid}`)) return null
  const body = sent.safeParse(call.request.body)
  return body.success ? body.data.updatedAt : null
}

/** The row being edited, locked until the transaction ends if the database supports it. */
async function lockedRow(uid: string, { documentId, locale, lookup }: Params) {
  const { attributes, options } = strapi.contentType(uid as 'api::page.page')
  const language = 'locale' in attributes ? (locale ?? lookup?.locale) : undefined
  const where = {
    documentId,
    ...(options?.draftAndPublish && { publishedAt: null }),
    ...(language && { locale: language }),
  }
  // A concurrent save waits for the lock and then finds the newer version.
  const row: { id: number } | null = await strapi.db
    .queryBuilder(uid)
    .select('id')
    .where(where)
    .first()
    .forUpdate()
    .execute()
  if (!row) return null
  const found = await strapi.db
    .query(uid)
    .findOne({ where: { id: row.id }, populate: { updatedBy: { select: ['firstname', 'lastname'] } } })
  return storedRow.parse(found)
}

const getName = (row: z.output<typeof storedRow>) =>
  [row.updatedBy?.firstname, row.updatedBy?.lastname].filter(Boolean).join(' ')

const clock = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Jakarta' })

/** Rejects a save from the panel if a newer version has been saved since the form was loaded. */
export function rejectStaleSaves(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as Params
    const loaded =
      context.action === 'update' && !unguarded.includes(context.uid) ? loadedAt(context.uid) : null
    if (!loaded || !documentId) return next()
    return await strapi.db.transaction(async () => {
      const row = await lockedRow(context.uid, context.params as Params)
      if (row && row.updatedAt.getTime() > loaded.getTime())
        throw new HttpError(
          409,
          translateForStaff([
            `${getName(row) || 'Somebody'} saved a newer version (${clock('en-GB').format(row.updatedAt)} WIB). Copy what you typed, reload the page and save again`,
            `${getName(row) || 'Seseorang'} menyimpan versi yang lebih baru (${clock('id-ID').format(row.updatedAt)} WIB). Salin yang Anda ketik, muat ulang halaman, lalu simpan lagi`,
          ]),
        )
      return await next()
    })
  })
}
