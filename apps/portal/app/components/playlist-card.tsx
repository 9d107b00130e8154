import type { Playlist } from '@bgm/api-client'
import { Link } from '@remix-run/react'
import { Clock } from 'lucide-react'
import { formatMoods, formatMusicLength } from '#app/components/music-text'
import { PlaylistCover } from '#app/components/playlist-cover'
import { PreviewButton } from '#app/components/preview-button'
import { TempoLine } from '#app/components/tempo-mark'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type PlaylistCardProps = {
  playlist: Playlist
  /** The position in the grid. */
  index: number
  level?: 2 | 3
}

// A phone shows two columns, so only the first row is loaded eagerly.
const eagerCovers = 2

/** A playlist in a grid: cover with preview, title, mood, length, tempo and a mark for explicit tracks. */
export function PlaylistCard({ playlist, index, level = 2 }: PlaylistCardProps) {
  const t = useText()
  const locale = useLocale()
  const { id, kind, seconds, tempo, preview, explicit_count: explicit } = playlist
  const title = playlist.title[locale]
  const Heading = `h${level}` as const
  const href = kind === 'own' ? paths.playlist(locale, id) : paths.curatedPlaylist(locale, id)
  return (
    <li className="group relative min-w-0">
      <div className="relative">
        <PlaylistCover
          cover={playlist.cover}
          lazy={index >= eagerCovers}
          className="w-full rounded-[clamp(28px,3.6vw,52px)_6px] transition-[border-radius] duration-360 ease-soft group-hover:rounded-[6px_clamp(28px,3.6vw,52px)]"
        />
        {preview ? (
          <PreviewButton onCover preview={{ track: preview, title, text: formatMoods(t, playlist) }} />
        ) : null}
      </div>
      <Heading className="mt-3 text-[1.0625rem] leading-[1.3] tracking-[-0.015em]">
        <Link to={href} className="no-underline wrap-anywhere hover:underline">
          {title}
        </Link>
      </Heading>
      <p className="text-small text-muted max-md:hidden">{formatMoods(t, playlist)}</p>
      <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-micro font-[550] max-md:grid">
        {seconds > 0 ? (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" strokeWidth={1.75} className="size-4" />
            <span className="sr-only">{t('music.without_repeat')}</span>
            {formatMusicLength(t, seconds)}
          </span>
        ) : (
          <span className="text-muted">{t('music.preparing')}</span>
        )}
        {tempo ? <TempoLine beats={tempo.mean} /> : null}
        {explicit > 0 ? <span className="text-muted">{t('music.explicit', { count: explicit })}</span> : null}
      </p>
    </li>
  )
}

export const playlistGridClass = 'grid grid-cols-2 gap-x-3.5 gap-y-6 md:gap-x-5 md:gap-y-7.5 lg:grid-cols-3'
