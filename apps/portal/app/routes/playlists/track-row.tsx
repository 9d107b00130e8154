import type { Track } from '@bgm/api-client'
import { iconButtonClass } from '@bgm/ui'
import { ChevronDown, ChevronUp, GripVertical, Trash2, TriangleAlert } from 'lucide-react'
import { formatArtists } from '#app/components/music-text'
import { PreviewButton } from '#app/components/preview-button'
import { TempoIcon } from '#app/components/tempo-mark'
import { NativePreview, TrackLength, TrackName } from '#app/components/track-list'
import { useText } from '#app/text'
import { formatPlaylistOperation } from './playlist-operation'
import type { useReorder } from './use-reorder'

type TrackRowProps = {
  track: Track
  position: number
  total: number
  /** The artist's name if the previous track is by the same artist, otherwise null. */
  repeats: string | null
  repeatsNext: boolean
  /** Whether the track is being moved. */
  isLifted: boolean
  /** Whether explicit tracks are replaced by their clean version; if not, they are left out. */
  replaces: boolean
  edits: boolean
  handle: ReturnType<ReturnType<typeof useReorder>['getHandleProps']>
}

const rowClass =
  'grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1 bg-surface py-1.5 pr-1.5 pl-1 text-label md:grid-cols-[2.75rem_1.75rem_2.75rem_minmax(0,1fr)_4.5rem_3.25rem_auto] md:gap-x-2'

export function TrackRow({ repeats, repeatsNext, isLifted, ...cells }: TrackRowProps) {
  const { track, position, edits } = cells
  const warned = repeats !== null || repeatsNext
  return (
    <li className={isLifted ? 'relative shadow-2 ring-2 ring-accent ring-inset' : ''}>
      <div
        className={`${rowClass} ${warned ? 'bg-[color-mix(in_oklab,var(--warn-tint)_55%,var(--surface))]' : ''}`}
      >
        <TrackCells {...cells} />
        <NativePreview track={track} />
      </div>
      {repeats === null ? null : <Neighbours artist={repeats} position={position} edits={edits} />}
    </li>
  )
}

type TrackCellsProps = Omit<TrackRowProps, 'repeats' | 'repeatsNext' | 'isLifted'>

function TrackCells({ track, position, total, replaces, edits, handle }: TrackCellsProps) {
  const t = useText()
  return (
    <>
      {edits ? (
        <button
          type="button"
          {...handle}
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
      <PreviewButton preview={{ track: track.id, title: track.title, text: formatArtists(track) }} />
      <TrackName
        track={track}
        {...(replaces
          ? { note: t(track.has_clean_version ? 'playlists.replaced' : 'playlists.left_out') }
          : {})}
      />
      <span className="max-md:hidden">
        <TempoIcon beats={track.tempo} />
      </span>
      <span className="max-md:hidden">
        <TrackLength milliseconds={track.duration_ms} />
      </span>
      {edits ? <RowButtons track={track} position={position} total={total} /> : <span />}
    </>
  )
}

/** Buttons to move the track up or down and to remove it, as submit buttons. */
function RowButtons({ track, position, total }: { track: Track; position: number; total: number }) {
  const t = useText()
  const { id, title } = track
  const move = (to: number) => formatPlaylistOperation({ kind: 'move', track: id, to })
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
        value={formatPlaylistOperation({ kind: 'remove', tracks: [id] })}
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
