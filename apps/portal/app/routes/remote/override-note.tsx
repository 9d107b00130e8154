import type { RemoteZone } from '@bgm/api-client'
import { Button } from '@bgm/ui'
import { formatMoment, formatPlaylistTitle } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

/** The current override, when it ends, and the button that returns to the schedule. */
export function OverrideNote({ zone, now }: { zone: RemoteZone; now: number }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('end-override')
  const { override, next_change: next, time_zone } = zone
  if (!override || Date.parse(override.until) <= now) return null
  const until = formatMoment(override.until, now, locale, time_zone)
  const chosen = override.playlist
    ? t('remote.chosen_until', { playlist: formatPlaylistTitle(t, override.playlist, locale), until })
    : t('remote.chosen_silence', { until })
  const then = next?.playlist
    ? t('remote.then_playlist', { playlist: formatPlaylistTitle(t, next.playlist, locale) })
    : t('remote.then_schedule')
  return (
    <section className="mt-6 rounded-leaf-card bg-sunken px-5 py-4.5 text-label">
      <p>
        <b className="font-semibold">{chosen}</b>, {then}.
      </p>
      <SubmissionForm of={form} className="mt-3">
        <Button type="submit" variant="secondary" full busy={form.busy} busyLabel={t('remote.sending')}>
          {t('remote.back_to_schedule')}
        </Button>
      </SubmissionForm>
    </section>
  )
}
