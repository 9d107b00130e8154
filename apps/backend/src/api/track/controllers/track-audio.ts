import { trackAudio } from '@bgm/contract'
import { findAudio } from '#src/catalogue'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'

export default implement(trackAudio, {
  async open({ params }) {
    const audio = await findAudio(params.track, params.revision)
    if (!audio) throw notFound()
    return {
      name: `${params.track}.mp3`,
      type: audio.mime,
      size: audio.size,
      content: audio.body,
      headers: { etag: `"${audio.sha256}"`, 'cache-control': 'private, max-age=31536000, immutable' },
    }
  },
})
