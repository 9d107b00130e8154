import type { ZoneTrackFeedback } from '@bgm/api-client'
import type { TimeZone } from '@bgm/i18n'
import { Badge, Button, Card } from '@bgm/ui'
import { formatMoment } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

type ListProps = { zone: { time_zone: TimeZone }; now: number }
type Request = ZoneTrackFeedback['requests'][number]

/** The bans that staff ask for, for members who decide on them. */
export function BanRequests({ requests, zone, now }: ListProps & { requests: Request[] }) {
  const t = useText()
  return (
    <Card title={t('zone.track_lists.requests')}>
      <ul className="divide-y divide-line">
        {requests.map(request => (
          <RequestRow key={request.id} request={request} zone={zone} now={now} />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ request: { id, track, by, at }, zone, now }: ListProps & { request: Request }) {
  const t = useText()
  const locale = useLocale()
  const accept = useSubmission(`ban-${id}`)
  const decline = useSubmission(`decline-${id}`)
  const { title } = track
  const time = formatMoment(at, now, locale, zone.time_zone)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 py-3.5">
      <div className="min-w-0 flex-[1_1_14rem] text-label wrap-anywhere">
        <b className="font-semibold">{title}</b>{' '}
        <span className="text-muted">{track.artists.join(', ')}</span>
        <p className="text-small text-muted">
          {t('zone.track_lists.requested_by', { name: by ?? t('zone.track_lists.somebody'), time })}
        </p>
      </div>
      <SubmissionForm of={accept}>
        <input type="hidden" name="subject" value={track.id} />
        <input type="hidden" name="scope" value="zone" />
        <Button
          type="submit"
          size="s"
          busy={accept.busy}
          busyLabel={t('words.loading')}
          aria-label={t('zone.track_lists.accept_named', { title })}
        >
          {t('zone.track_lists.accept')}
        </Button>
      </SubmissionForm>
      <SubmissionForm of={decline}>
        <input type="hidden" name="subject" value={id} />
        <Button
          type="submit"
          variant="secondary"
          size="s"
          busy={decline.busy}
          busyLabel={t('words.loading')}
          aria-label={t('zone.track_lists.decline_named', { title })}
        >
          {t('zone.track_lists.decline')}
        </Button>
      </SubmissionForm>
    </li>
  )
}

const tones = { open: 'info', confirmed: 'warn', dismissed: 'ok' } as const

/** The songs that were reported in the zone, with the replies of the curators. */
export function TrackReports({ reports, zone, now }: ListProps & Pick<ZoneTrackFeedback, 'reports'>) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('zone.track_lists.reports')}>
      <ul className="divide-y divide-line">
        {reports.map(({ id, title, reason, state, reply, received_at }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-3.5">
            <div className="min-w-0 flex-[1_1_14rem] text-label wrap-anywhere">
              <b className="font-semibold">{title}</b>
              <p className="text-small text-muted">
                {[
                  t(`track_feedback.reasons.${reason}`),
                  formatMoment(received_at, now, locale, zone.time_zone),
                ].join(t('words.separator'))}
              </p>
              {reply ? (
                <p className="mt-1 whitespace-pre-line">{t('zone.track_lists.reply', { reply })}</p>
              ) : null}
            </div>
            <Badge tone={tones[state]}>{t(`zone.track_lists.states.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
