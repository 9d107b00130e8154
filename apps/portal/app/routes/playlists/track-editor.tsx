import type { PlaylistDetail, PlaylistUses, Track } from '@bgm/api-client'
import { useSubmit } from '@remix-run/react'
import { useState } from 'react'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { formatPlaylistOperation } from './playlist-operation'
import { TrackRow } from './track-row'
import { useReorder } from './use-reorder'

type TrackEditorProps = {
  playlist: PlaylistDetail
  tracks: Track[]
  /** The position of the first track, counted from 0. */
  start: number
  uses: PlaylistUses
  edits: boolean
}

/**
 * The tracks of a playlist, which can be moved by handle, keys or buttons. The buttons work without
 * JavaScript.
 */
export function TrackEditor({ playlist, tracks, start, uses, edits }: TrackEditorProps) {
  const t = useText()
  const submit = useSubmit()
  const form = useSubmission('playlist-tracks')
  const [status, setStatus] = useState('')
  const byId = new Map(tracks.map(track => [track.id, track]))
  const total = playlist.track_count
  const { list, order, lifted, getHandleProps } = useReorder({
    ids: tracks.map(({ id }) => id),
    onMove: (track, to) => {
      const operation = formatPlaylistOperation({ kind: 'move', track, to: start + to })
      submit(
        { form: 'playlist-tracks', version: String(playlist.version), operation },
        { method: 'post', preventScrollReset: true },
      )
    },
    announce: (step, id, to) =>
      setStatus(
        t(`playlists.${step}`, { title: byId.get(id)?.title ?? '', position: start + to + 1, total }),
      ),
  })
  // While a track is being moved, the stored positions do not match the list.
  const neighbours = new Map(
    (lifted ? [] : uses.neighbours).map(({ position, artist }) => [position, artist]),
  )
  return (
    <SubmissionForm of={form}>
      <input type="hidden" name="version" value={playlist.version} />
      <p role="status" className="sr-only">
        {status}
      </p>
      <ol
        ref={list}
        start={start + 1}
        className="divide-y divide-line overflow-hidden rounded-card border border-line"
      >
        {order.map((id, index) => {
          const track = byId.get(id)
          if (!track) return null
          const position = start + index + 1
          return (
            <TrackRow
              key={id}
              track={track}
              position={position}
              total={total}
              repeats={neighbours.get(position) ?? null}
              repeatsNext={neighbours.has(position + 1)}
              isLifted={lifted === id}
              replaces={uses.blocking > 0}
              edits={edits}
              handle={getHandleProps(id, index)}
            />
          )
        })}
      </ol>
    </SubmissionForm>
  )
}
