import { announcements } from '@bgm/contract'
import { getScope } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import {
  announcementFiles,
  createAnnouncement,
  getAccessibleAnnouncement,
  getAnnouncement,
  listAnnouncements,
  listTargetOptions,
  removeAnnouncement,
  replaceAnnouncementAudio,
  requireEditAccess,
  updateAnnouncement,
  withStoredAudio,
} from '#src/playback'

/** Returns the announcement with this id, if the caller may change it. */
async function getEditable(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const announcement = await getAccessibleAnnouncement(scope, id)
  requireEditAccess(scope, announcement)
  return { scope, account: getAccount(ctx), found: announcement }
}

export default implement(announcements, {
  list: ({ ctx }) => listAnnouncements(getScope(ctx)),
  listOptions: ({ ctx }) => listTargetOptions(getScope(ctx)),
  get: ({ params, ctx }) => getAnnouncement(getScope(ctx), params.id),

  async create({ body, ctx }) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    const id = await withStoredAudio(ctx, audio => createAnnouncement(scope, account, body, audio))
    return getAnnouncement(scope, id)
  },

  async update({ params, body, ctx }) {
    const { scope, account, found } = await getEditable(ctx, params.id)
    await updateAnnouncement(scope, account, found, body)
    return getAnnouncement(scope, found.row.document_id)
  },

  async replaceAudio({ params, ctx }) {
    const { scope, account, found } = await getEditable(ctx, params.id)
    await withStoredAudio(ctx, audio => replaceAnnouncementAudio(scope, account, found, audio))
    return getAnnouncement(scope, found.row.document_id)
  },

  async remove({ params, ctx }) {
    const { scope, account, found } = await getEditable(ctx, params.id)
    await removeAnnouncement(scope, account, found)
  },

  async downloadAudio({ params, ctx }) {
    const { row } = await getAccessibleAnnouncement(getScope(ctx), params.id)
    const file = await announcementFiles.read(row.file_key)
    if (!file) throw notFound()
    return {
      name: `${params.id}.mp3`,
      type: 'audio/mpeg',
      size: file.size,
      content: file.body,
      headers: { etag: `"${row.sha256}"` },
    }
  },
})
