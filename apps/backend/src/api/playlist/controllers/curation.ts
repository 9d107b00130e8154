import { z } from 'zod'
import { reviewPlaylist, wordListColumn } from '#src/catalogue'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'
import { getPortalUrl } from '#src/platform/mail/links'

const uid = 'api::playlist.playlist'

type PanelCall = RequestContext & { state: { userAbility?: unknown } }
type Checker = { cannot: { read(entry: unknown): boolean } }

const playlistRow = z.object({
  id: z.number(),
  kind: z.string(),
  fallback: z.boolean(),
  industries: wordListColumn,
  cover_palette: z.string(),
})

/** Endpoints for the admin panel. */
export default {
  /** Totals and warnings of a playlist that the role may read. */
  async review(ctx: PanelCall) {
    const documentId = (ctx.params.id ?? '').slice(0, 40)
    const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId } })
    if (!row) throw notFound()
    const checker: Checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: uid })
    if (checker.cannot.read(row)) throw new HttpError(403, 'Forbidden')
    const { id, fallback, industries, cover_palette } = playlistRow.parse(row)
    const review = await reviewPlaylist({ id, fallback, industries, palette: cover_palette })
    ctx.body = { data: { ...review, covers: getPortalUrl('id', '/music/covers/') } }
  },
}
