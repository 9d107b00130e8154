import type { Localised, Playlist, RemoteZone } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, FieldError, Fieldset } from '@bgm/ui'
import { overrideDurations } from '@bgm/validation'
import { useState } from 'react'
import { PlaylistCover } from '#app/components/playlist-cover'
import { localiseTitle } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { getRadioProps, useFormField } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import {
  findPlaylistProgress,
  getOverrideEnd,
  type PlaylistSummary,
  playlistFetcherKey,
  usePlaylistRequest,
} from './chosen-playlist'

/** A playlist that can be chosen. */
export interface PlaylistChoice extends PlaylistSummary {
  description: Localised
  cover: Playlist['cover']
}

type Hours = (typeof overrideDurations)[number]

/** Plays another playlist for some hours or until the schedule changes. */
export function OverrideForm({
  zone,
  playlists,
  now,
}: {
  zone: RemoteZone
  playlists: PlaylistChoice[]
  now: number
}) {
  const t = useText()
  const locale = useLocale()
  const [hours, setHours] = useState<Hours>('2')
  const form = useSubmission('override', {
    schema: all => all.overrideFormSchema,
    saved: { hours: '2', playlist: zone.now.playlist?.id ?? '' },
    order: ['playlist', 'hours'],
  })
  const { isSending } = usePlaylistRequest()
  const next = zone.next_change && !zone.override ? zone.next_change.at : null
  const ends = getOverrideEnd(zone, hours, now)
  const progress = findPlaylistProgress(zone, isSending, now)
  if (playlists.length === 0) return <p className="mt-8 text-label text-muted">{t('remote.no_playlists')}</p>
  return (
    <section className="mt-8 xl:mt-0">
      <h2 className="mb-3 text-h3">{t('remote.change')}</h2>
      <SubmissionForm
        of={form}
        navigate={false}
        fetcherKey={playlistFetcherKey}
        data-unguarded=""
        className="grid gap-5"
      >
        <PlaylistRadios playlists={playlists} />
        <HoursRadios until={next ? format.clock(next, locale, zone.time_zone) : null} onChoose={setHours} />
        <Button type="submit" full busy={isSending} busyLabel={t('remote.sending')}>
          <span className="noscript:hidden">
            {t('remote.play_until', { time: format.clock(ends, locale, zone.time_zone) })}
          </span>
          <span className="hidden noscript:inline">{t('remote.play')}</span>
        </Button>
        {/* Shown on phones, where the note about the choice is far above; screen readers announce that note.
         */}
        <p aria-hidden="true" className="-mt-2 text-center text-small text-muted empty:hidden xl:hidden">
          {progress && progress !== 'sending' ? t(`remote.choice.${progress}`) : null}
        </p>
      </SubmissionForm>
    </section>
  )
}

function PlaylistRadios({ playlists }: { playlists: PlaylistChoice[] }) {
  const locale = useLocale()
  const { meta, label, error } = useFormField('playlist')
  return (
    <fieldset id={meta.id} tabIndex={-1} aria-describedby={error ? `${meta.id}-error` : undefined}>
      <legend className="sr-only">{label}</legend>
      <div className="-mx-2 grid">
        {playlists.map(({ id, title, description, cover }) => (
          <label
            key={id}
            className="relative grid grid-cols-[44px_minmax(0,1fr)_24px] items-center gap-3.5 rounded-field px-2 py-2 text-label hover:bg-ink/5 has-checked:bg-accent-tint"
          >
            <PlaylistCover cover={cover} lazy className="size-11 rounded-tile" />
            <span className="min-w-0 wrap-anywhere">
              <b className="block font-semibold">{localiseTitle(title, locale)}</b>
              <span className="block text-small text-muted">{localiseTitle(description, locale)}</span>
            </span>
            <input {...getRadioProps(meta, id)} className="tick" />
          </label>
        ))}
      </div>
      {error ? <FieldError id={meta.id}>{error}</FieldError> : null}
    </fieldset>
  )
}

const pill =
  'relative grid min-h-12 place-items-center rounded-field border-[1.5px] border-line-strong text-label font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

function HoursRadios({ until, onChoose }: { until: string | null; onChoose: (hours: Hours) => void }) {
  const t = useText()
  const { meta, error } = useFormField('hours')
  const offered = overrideDurations.filter(value => value !== 'slot' || until !== null)
  return (
    <Fieldset id={meta.id} legend={t('remote.hours_label')} error={error}>
      <div className="grid grid-cols-3 gap-2">
        {offered.map(value => (
          <label key={value} className={`${pill} ${value === 'slot' ? 'col-span-3' : ''}`}>
            <input
              {...getRadioProps(meta, value)}
              className="unseen-input"
              onChange={() => onChoose(value)}
            />
            {value === 'slot' ? t('remote.until_slot', { time: until ?? '' }) : t(`remote.hours_${value}`)}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
