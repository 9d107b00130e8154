import type { PlaylistDetail, Track } from '@bgm/api-client'
import { Button, Card, TextInput } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { Plus, Search } from 'lucide-react'
import { formatArtists } from '#app/components/music-text'
import { PreviewButton } from '#app/components/preview-button'
import { NativePreview, TrackLength, TrackName } from '#app/components/track-list'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { formatPlaylistOperation } from './playlist-operation'

type AddTracksProps = {
  playlist: PlaylistDetail
  /** The tracks on the current page of the playlist. */
  known: Track[]
  found: Track[]
  total: number
  q: string
}

/** Searches the catalogue and appends tracks to the playlist. */
export function AddTracks({ playlist, known, found, total, q }: AddTracksProps) {
  const t = useText()
  const form = useSubmission('add-tracks')
  const has = (id: string) => known.some(track => track.id === id)
  return (
    <Card id="add" title={t('playlists.add_title')} className="mt-5 scroll-mt-6">
      <TrackSearch q={q} />
      {found.length === 0 ? <p className="text-label text-muted">{t('playlists.add_none')}</p> : null}
      <SubmissionForm of={form}>
        <input type="hidden" name="version" value={playlist.version} />
        <ul className="divide-y divide-line">
          {found.map(track => (
            <li
              key={track.id}
              className="grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 text-label md:grid-cols-[2.75rem_minmax(0,1fr)_auto_auto]"
            >
              <PreviewButton preview={{ track: track.id, title: track.title, text: formatArtists(track) }} />
              <TrackName track={track} />
              <span className="max-md:hidden">
                <TrackLength milliseconds={track.duration_ms} />
              </span>
              {has(track.id) ? (
                <span className="px-2 text-small text-muted">{t('playlists.added')}</span>
              ) : (
                <Button
                  type="submit"
                  variant="secondary"
                  size="s"
                  name="operation"
                  value={formatPlaylistOperation({ kind: 'add', tracks: [track.id] })}
                  aria-label={t('playlists.add_named', { title: track.title })}
                >
                  <Plus aria-hidden="true" strokeWidth={1.75} />
                  <span className="max-sm:sr-only">{t('playlists.add')}</span>
                </Button>
              )}
              <NativePreview track={track} />
            </li>
          ))}
        </ul>
      </SubmissionForm>
      {total > found.length ? (
        <p className="mt-3 text-small text-muted">{t('playlists.add_more', { count: total })}</p>
      ) : null}
    </Card>
  )
}

function TrackSearch({ q }: { q: string }) {
  const t = useText()
  return (
    <Form method="get" role="search" preventScrollReset className="mb-3.5 flex flex-wrap gap-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <TextInput
          type="search"
          name="add"
          maxLength={100}
          defaultValue={q}
          aria-label={t('playlists.add_search')}
          placeholder={t('playlists.add_search')}
          icon={<Search aria-hidden="true" strokeWidth={1.75} />}
        />
      </div>
      <Button type="submit" variant="secondary" className="max-sm:flex-1">
        {t('actions.search')}
      </Button>
    </Form>
  )
}
