import type { Track } from '@bgm/api-client'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatArtists, formatTrackLength } from '#app/components/music-text'
import { PreviewButton } from '#app/components/preview-button'
import { TempoIcon } from '#app/components/tempo-mark'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type TrackListProps = {
  tracks: Track[]
  /** The number shown beside the first track. */
  start: number
}

/** Tracks with their preview, credits, tempo and length. */
export const TrackList = ({ tracks, start }: TrackListProps) => (
  <ol
    className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    start={start}
  >
    {tracks.map((track, index) => (
      <li
        key={track.id}
        className="grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 pr-4 pl-1.5 text-label md:grid-cols-[2rem_2.75rem_minmax(0,1fr)_5rem_auto]"
      >
        <span className="text-right text-muted tabular-nums max-md:hidden">{start + index}</span>
        <PreviewButton preview={{ track: track.id, title: track.title, text: formatArtists(track) }} />
        <TrackName track={track}>
          <Credits track={track} />
        </TrackName>
        <span className="max-md:hidden">
          <TempoIcon beats={track.tempo} />
        </span>
        <TrackLength milliseconds={track.duration_ms} />
        <NativePreview track={track} />
      </li>
    ))}
  </ol>
)

export function TrackLength({ milliseconds }: { milliseconds: number }) {
  return <span className="text-muted tabular-nums">{formatTrackLength(milliseconds, useLocale())}</span>
}

/** The title, a mark if the track is explicit, and links to the artists. */
export function TrackName({ track, note, children }: { track: Track; note?: string; children?: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="min-w-0 leading-[1.4] wrap-anywhere">
      <b className="font-semibold">
        <bdi>{track.title}</bdi>
      </b>
      {track.explicit ? <ExplicitMark /> : null}
      <span className="block text-small text-muted">
        {track.artists.map(({ name, slug }, index) => (
          <span key={slug}>
            {index > 0 ? ', ' : null}
            <Link to={paths.artist(locale, slug)} className="text-inherit no-underline hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </span>
        ))}
        {track.explicit
          ? `, ${note ?? t(track.has_clean_version ? 'music.has_clean_version' : 'music.no_clean_version')}`
          : null}
      </span>
      {children}
    </div>
  )
}

function ExplicitMark() {
  const t = useText()
  return (
    <span className="ml-2 inline-grid min-w-5 place-items-center rounded-badge border-[1.5px] border-bad px-1 text-[0.75rem] leading-[1.4] font-bold text-bad">
      <span aria-hidden="true">E</span>
      <span className="sr-only">{t('music.explicit_mark')}</span>
    </span>
  )
}

function Credits({ track }: { track: Track }) {
  const t = useText()
  const credits = [
    { term: t('music.credits.composers'), detail: track.composers.join(', ') },
    { term: t('music.credits.arrangers'), detail: track.arrangers.join(', ') },
    { term: t('music.credits.publishers'), detail: track.publishers.join(', ') },
    { term: t('music.credits.release'), detail: [track.release, track.label].filter(Boolean).join(', ') },
    { term: 'ISRC', detail: track.isrc ?? '' },
  ].filter(({ detail }) => detail !== '')
  if (credits.length === 0) return null
  return (
    <details className="text-small text-muted">
      <summary className="inline-flex min-h-6 items-center underline underline-offset-[0.2em] pointer-coarse:min-h-11">
        {t('music.credits.title')}
        <span className="sr-only">: {track.title}</span>
      </summary>
      <dl className="pb-2">
        {credits.map(({ term, detail }) => (
          <div key={term} className="flex flex-wrap gap-x-1.5">
            <dt>{term}:</dt>
            <dd className="text-ink">
              <bdi>{detail}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The browser's own player, for use without JavaScript. It loads nothing until playback starts. */
export function NativePreview({ track }: { track: Pick<Track, 'id' | 'title'> }) {
  const t = useText()
  return (
    <noscript className="col-span-full px-2.5">
      {/* biome-ignore lint/a11y/useMediaCaption: music has no captions */}
      <audio
        controls
        preload="none"
        src={paths.preview(track.id)}
        aria-label={t('music.preview_named', { title: track.title })}
        className="h-11 w-full"
      />
    </noscript>
  )
}
