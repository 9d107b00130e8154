import type { Playlist } from '@bgm/api-client'
import { ButtonLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { formatMusicLength } from '#app/components/music-text'
import { PlaylistCover } from '#app/components/playlist-cover'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The playlist that best suits the member's industry, with the page's only primary action. */
export function FeaturedPlaylist({ playlist, industry }: { playlist: Playlist; industry: string }) {
  const t = useText()
  const locale = useLocale()
  const uses = useHasPermission()('zone.update')
  const facts = [
    playlist.description[locale],
    t('music.length_without_repeat', { length: formatMusicLength(t, playlist.seconds) }),
    playlist.explicit_count > 0
      ? t('music.explicit', { count: playlist.explicit_count })
      : t('music.not_explicit'),
  ]
  return (
    <section className="mb-7 grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-4 rounded-[44px_6px_28px_6px] bg-sunken p-3.5 md:grid-cols-[11.25rem_minmax(0,1fr)_auto] md:gap-x-7.5 md:rounded-[64px_6px_28px_6px] md:p-5 md:pr-7">
      <PlaylistCover cover={playlist.cover} className="w-full rounded-[34px_6px] md:rounded-[48px_6px]" />
      <div className="min-w-0">
        <p className="text-small font-semibold text-accent-text">{t('music.for_industry', { industry })}</p>
        <h2 className="my-1 text-[1.1875rem] leading-[1.2] md:text-[1.5rem]">
          <Link
            to={paths.curatedPlaylist(locale, playlist.id)}
            className="no-underline wrap-anywhere hover:underline"
          >
            {playlist.title[locale]}
          </Link>
        </h2>
        <p className="max-w-[34em] text-small text-muted max-md:hidden">{facts.filter(Boolean).join(' ')}</p>
      </div>
      {uses ? (
        <ButtonLink href={paths.usePlaylist(locale, playlist.id)} className="max-md:col-span-full">
          {t('music.use')}
        </ButtonLink>
      ) : null}
    </section>
  )
}
