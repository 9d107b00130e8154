import type { PlaylistDetail, PlaylistUses, Track } from '@bgm/api-client'
import { iconButtonClass } from '@bgm/ui'
import { useSubmit } from '@remix-run/react'
import { ChevronDown, ChevronUp, GripVertical, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatArtists } from '#app/components/music-text'
import { PreviewButton } from '#app/components/preview-button'
import { TempoMark } from '#app/components/tempo-mark'
import { Length, PreviewWithoutScript, TrackName } from '#app/components/track-list'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { formatOperation } from './change'
import { useReorder } from './use-reorder'

interface TrackEditorProps {
  playlist: PlaylistDetail
  tracks: Track[]
  /** The position of the first track, from 0. */
  start: number
  uses: PlaylistUses
  edits: boolean
}

const rowClass =
  'grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1 bg-surface py-1.5 pr-1.5 pl-1 text-label md:grid-cols-[2.75rem_1.75rem_2.75rem_minmax(0,1fr)_4.5rem_3.25rem_auto] md:gap-x-2'

/** The tracks of a playlist, moved by handle, keys or buttons; the buttons work without JavaScript. */
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
      const operation = formatOperation({ kind: 'move', track, to: start + to })
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
  const neighbours = new Map(uses.neighbours.map(({ position, artist }) => [position, artist]))
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
          const repeated = neighbours.get(position)
          const warned = repeated !== undefined || neighbours.has(position + 1)
          return (
            <li key={id} className={lifted === id ? 'relative shadow-2 ring-2 ring-accent ring-inset' : ''}>
              <div
                className={`${rowClass} ${warned && !lifted ? 'bg-[color-mix(in_oklab,var(--warn-tint)_55%,var(--surface))]' : ''}`}
              >
                {edits ? (
                  <button
                    type="button"
                    {...getHandleProps(id, index)}
                    aria-label={t('playlists.move', { title: track.title, position, total })}
                    title={t('playlists.move_hint')}
                    className={`${iconButtonClass} cursor-grab touch-none text-muted max-md:hidden noscript:invisible`}
                  >
                    <GripVertical aria-hidden="true" strokeWidth={1.75} />
                  </button>
                ) : (
                  <span className="max-md:hidden" />
                )}
                <span className="text-right text-muted tabular-nums max-md:hidden">{position}</span>
                <PreviewButton preview={{ track: id, title: track.title, text: formatArtists(track) }} />
                <TrackName
                  track={track}
                  {...(uses.blocking > 0
                    ? { note: t(track.has_clean_version ? 'playlists.replaced' : 'playlists.left_out') }
                    : {})}
                />
                <span className="max-md:hidden">
                  <TempoMark beats={track.tempo} />
                </span>
                <span className="max-md:hidden">
                  <Length milliseconds={track.duration_ms} />
                </span>
                {edits ? <RowButtons track={track} position={position} total={total} /> : <span />}
                <PreviewWithoutScript track={track} />
              </div>
              {repeated !== undefined && !lifted ? (
                <Neighbours artist={repeated} position={position} edits={edits} />
              ) : null}
            </li>
          )
        })}
      </ol>
    </SubmissionForm>
  )
}

/** Up, down and remove, as submit buttons. */
function RowButtons({ track, position, total }: { track: Track; position: number; total: number }) {
  const t = useText()
  const { id, title } = track
  const move = (to: number) => formatOperation({ kind: 'move', track: id, to })
  return (
    <span className="flex justify-end">
      <button
        type="submit"
        name="operation"
        value={move(position - 2)}
        disabled={position === 1}
        aria-label={t('playlists.up', { title })}
        className={`${iconButtonClass} disabled:text-line-strong`}
      >
        <ChevronUp aria-hidden="true" strokeWidth={1.75} />
      </button>
      <button
        type="submit"
        name="operation"
        value={move(position)}
        disabled={position === total}
        aria-label={t('playlists.down', { title })}
        className={`${iconButtonClass} disabled:text-line-strong`}
      >
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </button>
      <button
        type="submit"
        name="operation"
        value={formatOperation({ kind: 'remove', tracks: [id] })}
        aria-label={t('playlists.remove', { title })}
        className={iconButtonClass}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
      </button>
    </span>
  )
}

function Neighbours({ artist, position, edits }: { artist: string; position: number; edits: boolean }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-warn-tint px-4.5 py-2 text-small">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5 text-warn" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold">{t('playlists.neighbours')}</b>{' '}
        {t('playlists.neighbours_text', { artist, first: position - 1, second: position })}
      </span>
      {edits ? (
        <button
          type="submit"
          name="operation"
          value="separate"
          className="min-h-11 cursor-pointer font-semibold text-accent-text underline underline-offset-[0.2em]"
        >
          {t('playlists.separate')}
        </button>
      ) : null}
    </div>
  )
}
