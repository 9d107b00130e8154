import { tracks } from '@bgm/contract'
import { findOrCreatePreview, listTracks } from '#src/catalogue'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'

export default implement(tracks, {
  async list({ query }) {
    const found = await listTracks(query, { page: query.page, pageSize: query.page_size })
    return toPage(found.tracks, found.pagination)
  },

  async downloadPreview({ params }) {
    const clip = await findOrCreatePreview(params.id)
    if (!clip) throw notFound()
    return {
      name: `${params.id}.mp3`,
      type: 'audio/mpeg',
      size: clip.size,
      content: clip.body,
      headers: { etag: `"${clip.sha256}"`, 'cache-control': 'private, max-age=31536000, immutable' },
    }
  },
})
