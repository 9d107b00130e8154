import { announcementAudio } from '@bgm/contract'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { announcementFiles, findAnnouncementAudio } from '#src/playback'

export default implement(announcementAudio, {
  async open({ params }) {
    const row = await findAnnouncementAudio(params.announcement, params.revision)
    const file = row && (await announcementFiles.read(row.file_key))
    if (!file) throw notFound()
    return {
      name: `${params.announcement}.mp3`,
      type: 'audio/mpeg',
      size: file.size,
      content: file.body,
      headers: { 'cache-control': 'private, max-age=31536000, immutable' },
    }
  },
})
