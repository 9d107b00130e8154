import type { RemoteZone } from '@bgm/api-client'
import { Button } from '@bgm/ui'
import { formatMoment, formatPlaylistTitle } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { formatFieldError } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { findPlaylistProgress, playlistFetcherKey, usePlaylistRequest } from './chosen-playlist'

/**
 * Shows the chosen playlist, whether the player has started it, and the button that returns to the schedule.
 * A choice is shown as soon as it is sent; if the server rejects it, the previous playlist is shown again
 * with the reason.
 */
export function OverrideNote({ zone, now }: { zone: RemoteZone; now: number }) {
  const t = useText()
  const { isSending, rejection } = usePlaylistRequest()
  const progress = findPlaylistProgress(zone, isSending, now)
  const isCurrent = zone.override !== null && Date.parse(zone.override.until) > now
  return (
    <>
      <p
        role={rejection ? 'alert' : undefined}
        className="mt-6 text-label font-semibold text-bad empty:hidden"
      >
        {rejection ? formatFieldError(t, 'playlist', rejection) : null}
      </p>
      <section className={isCurrent ? 'mt-6 rounded-leaf-card bg-sunken px-5 py-4.5 text-label' : ''}>
        {isCurrent ? <Choice zone={zone} now={now} /> : null}
        <p role="status" className={progress === 'playing' ? 'mt-1 text-ok' : 'mt-1 text-muted'}>
          {isCurrent && progress ? t(`remote.choice.${progress}`) : null}
        </p>
        {isCurrent ? <BackToSchedule isSending={isSending} /> : null}
      </section>
    </>
  )
}

function Choice({
  zone: { override, next_change: next, time_zone },
  now,
}: {
  zone: RemoteZone
  now: number
}) {
  const t = useText()
  const locale = useLocale()
  if (!override) return null
  const until = formatMoment(override.until, now, locale, time_zone)
  const chosen = override.playlist
    ? t('remote.chosen_until', { playlist: formatPlaylistTitle(t, override.playlist, locale), until })
    : t('remote.chosen_silence', { until })
  const then = next?.playlist
    ? t('remote.then_playlist', { playlist: formatPlaylistTitle(t, next.playlist, locale) })
    : t('remote.then_schedule')
  return (
    <p>
      <b className="font-semibold">{chosen}</b>, {then}.
    </p>
  )
}

function BackToSchedule({ isSending }: { isSending: boolean }) {
  const t = useText()
  const form = useSubmission('end-override')
  return (
    <SubmissionForm of={form} navigate={false} fetcherKey={playlistFetcherKey} className="mt-3">
      <Button type="submit" variant="secondary" full busy={isSending} busyLabel={t('remote.sending')}>
        {t('remote.back_to_schedule')}
      </Button>
    </SubmissionForm>
  )
}
