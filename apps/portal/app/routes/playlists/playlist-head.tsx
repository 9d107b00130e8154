import type { PlaylistDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Button, ButtonLink } from '@bgm/ui'
import { formatMusicLength } from '#app/components/music-text'
import { PlaylistCover } from '#app/components/playlist-cover'
import { useHasPermission } from '#app/components/use-has-permission'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type PlaylistHeadProps = {
  playlist: PlaylistDetail
  edits: boolean
}

/** The cover, name, facts and actions for one of the organisation's playlists. */
export function PlaylistHead({ playlist, edits }: PlaylistHeadProps) {
  const t = useText()
  const locale = useLocale()
  const uses = useHasPermission()('zone.update')
  const { id, changed_by: name, updated_at, track_count: count, seconds } = playlist
  const date = format.shortDate(updated_at, locale)
  return (
    <div className="mb-6 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4.5 gap-y-4.5 md:grid-cols-[12.5rem_minmax(0,1fr)] md:grid-rows-[1fr_auto_auto] md:items-end md:gap-x-8">
      <PlaylistCover
        cover={playlist.cover}
        className="w-full rounded-[36px_6px] md:row-span-3 md:self-start md:rounded-[60px_6px]"
      />
      <div className="min-w-0">
        <Badge tone="plain">{t('playlists.own')}</Badge>
        <h1 className="mt-2 text-title wrap-anywhere">
          <bdi>{playlist.title[locale]}</bdi>
        </h1>
        <p className="mt-1 text-muted">
          {t('playlists.summary', { count, length: formatMusicLength(t, seconds) })}{' '}
          {name ? t('playlists.changed_by', { name, date }) : t('playlists.changed', { date })}
        </p>
        {playlist.description[locale] ? (
          <p className="mt-1 max-w-[44em]">{playlist.description[locale]}</p>
        ) : null}
      </div>
      {edits ? (
        <div className="col-span-full flex flex-wrap gap-2.5 md:col-start-2">
          {uses ? (
            <ButtonLink href={paths.usePlaylist(locale, id)} className="max-sm:flex-1">
              {t('music.use')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.newPlaylist(locale, id)} variant="secondary">
            {t('actions.copy')}
          </ButtonLink>
          <ButtonLink href={paths.deletePlaylist(locale, id)} variant="quiet" className="text-bad!">
            {t('playlists.delete')}
          </ButtonLink>
        </div>
      ) : null}
      {edits ? <RenameForm playlist={playlist} /> : null}
    </div>
  )
}

function RenameForm({ playlist }: Pick<PlaylistHeadProps, 'playlist'>) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('playlist', {
    schema: all => all.playlistFormSchema,
    saved: { title: playlist.title[locale], description: playlist.description[locale] },
  })
  return (
    <details open={form.reply !== null} className="col-span-full md:col-start-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-[0.2em]">
        {t('playlists.rename')}
      </summary>
      <SubmissionForm of={form} className="mt-3 grid max-w-160 gap-5">
        <input type="hidden" name="version" value={playlist.version} />
        <TextField name="title" maxLength={80} autoComplete="off" />
        <TextField name="description" optional maxLength={400} autoComplete="off" />
        <Button type="submit" busy={form.busy} busyLabel={t('words.saving')} className="justify-self-start">
          {t('actions.save')}
        </Button>
      </SubmissionForm>
    </details>
  )
}
