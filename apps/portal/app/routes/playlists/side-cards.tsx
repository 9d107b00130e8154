import type { PlaylistDetail, PlaylistUses } from '@bgm/api-client'
import { Card, createCentredLobePath, RowList, SummaryList } from '@bgm/ui'
import { formatGenres } from '#app/components/music-text'
import { useLocale, useText } from '#app/text'
import { formatMinute, formatPlaylistUse } from './playlist-use-text'

const maxLobes = 12

/**
 * One flat lobe per pass through the playlist in its longest continuous use; from the fourth on, lobes
 * change colour.
 */
export function RepetitionCard({ load }: { load: NonNullable<PlaylistUses['load']> }) {
  const t = useText()
  const locale = useLocale()
  const { passes, zone } = load
  const shown = Math.min(passes, maxLobes)
  const width = 292 / shown
  const from = formatMinute(load.from_minute, locale)
  const until = formatMinute(load.until_minute, locale)
  const half = Math.min(23, width / 2 - 1)
  return (
    <Card title={t('playlists.repetition')} note={t('playlists.longest', { zone: zone.name })}>
      <svg viewBox="0 0 292 60" role="img" className="w-full overflow-visible">
        <title>{t('playlists.passes_label', { from, until, count: passes })}</title>
        {Array.from({ length: shown }, (_, index) => (
          <path
            key={index}
            d={createCentredLobePath(half, half * 1.15)}
            transform={`translate(${(index + 0.5) * width} 30) rotate(90)`}
            className={index < 3 ? 'fill-ok' : 'fill-warn opacity-85'}
          />
        ))}
      </svg>
      <p className="flex justify-between gap-2 text-micro font-semibold text-muted tabular-nums">
        <span>{from}</span>
        <span>{t('playlists.passes', { count: passes })}</span>
        <span>{until}</span>
      </p>
      <p className="mt-2.5 text-small">{t('playlists.passes_note')}</p>
    </Card>
  )
}

/** The zones, units and slots that refer to the playlist. */
export function UsesCard({ uses }: { uses: PlaylistUses }) {
  const t = useText()
  const locale = useLocale()
  const more = uses.total - uses.uses.length
  return (
    <Card title={t('playlists.used_in')}>
      {uses.total === 0 && uses.elsewhere === 0 ? (
        <p className="text-label text-muted">{t('playlists.not_used')}</p>
      ) : null}
      <RowList
        items={uses.uses.map(use => {
          const { place, when } = formatPlaylistUse(t, use, locale)
          return { key: JSON.stringify(use), title: <b className="font-semibold">{place}</b>, detail: when }
        })}
      />
      {more > 0 ? (
        <p className="mt-2 text-small text-muted">{t('playlists.used_more', { count: more })}</p>
      ) : null}
      {uses.elsewhere > 0 ? (
        <p className="mt-2 text-small text-muted">
          {t('playlists.used_elsewhere', { count: uses.elsewhere })}
        </p>
      ) : null}
    </Card>
  )
}

export function FactsCard({ playlist }: { playlist: PlaylistDetail }) {
  const t = useText()
  const { tempo } = playlist
  return (
    <Card title={t('music.contents')}>
      <SummaryList
        items={[
          { term: t('music.explicit_term'), detail: playlist.explicit_count },
          { term: t('music.artists'), detail: playlist.artist_count },
          ...(tempo ? [{ term: t('music.tempo_term'), detail: t('music.tempo_range', { ...tempo }) }] : []),
          ...(playlist.track_genres.length > 0
            ? [{ term: t('music.genre'), detail: formatGenres(t, playlist.track_genres) }]
            : []),
        ]}
      />
    </Card>
  )
}
