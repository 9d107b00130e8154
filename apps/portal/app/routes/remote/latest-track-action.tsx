import type { RemoteZone, TrackFeedback } from '@bgm/api-client'
import { Button, Notice } from '@bgm/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatMoment } from '#app/components/zone-text'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

/** How long an action can be undone, in milliseconds. */
const undoTime = 10_000

type Latest = NonNullable<TrackFeedback['latest']>

type LatestTrackActionProps = {
  zone: Pick<RemoteZone, 'name' | 'state' | 'time_zone' | 'feedback'>
  now: number
  /** Whether the person may ban songs for good. Anyone else can ask for it. */
  decides: boolean
}

/** What the person has just done with a song, and the buttons to undo it and to ask for a ban that lasts. */
export function LatestTrackAction({ zone, now, decides }: LatestTrackActionProps) {
  const { latest } = zone.feedback
  const left = useTimeLeft(latest ? Date.parse(latest.at) + undoTime - now : 0, now)
  const isTemporary = latest?.kind === 'ban' && latest.until !== null && !decides
  if (!latest || (left <= 0 && !isTemporary)) return null
  return (
    <section className="my-4 grid gap-4">
      <Done zone={zone} latest={latest} left={left} now={now} />
      {isTemporary ? <RequestForm latest={latest} /> : null}
    </section>
  )
}

type DoneProps = Pick<LatestTrackActionProps, 'zone' | 'now'> & { latest: Latest; left: number }

function Done({ zone, latest, left, now }: DoneProps) {
  const t = useText()
  const locale = useLocale()
  const { kind, track, until } = latest
  const time = until ? formatMoment(until, now, locale, zone.time_zone) : ''
  const notes = {
    like: t('track_feedback.liked_note'),
    ban: until ? t('track_feedback.until', { time }) : t('track_feedback.lasting'),
    report: t('track_feedback.report_until', { time }),
  }
  const offline = kind !== 'like' && zone.state === 'offline' ? t('track_feedback.offline') : ''
  return (
    <Notice
      tone="ok"
      className="sm:flex-wrap"
      title={
        <span role="status" className="wrap-anywhere">
          {t(`track_feedback.done.${kind}`, { title: track.title, zone: zone.name })}.
        </span>
      }
      {...(left > 0 ? { action: <UndoForm latest={latest} left={left} /> } : {})}
    >
      {[notes[kind], offline].filter(Boolean).join(' ')}
    </Notice>
  )
}

function UndoForm({ latest, left }: { latest: Latest; left: number }) {
  const t = useText()
  const form = useSubmission('undo')
  const isCounting = useIsCounting()
  return (
    <SubmissionForm of={form}>
      <input type="hidden" name="subject" value={latest.id} />
      <Button
        type="submit"
        variant="ink"
        size="s"
        full
        className="tabular-nums"
        busy={form.busy}
        busyLabel={t('words.loading')}
      >
        <Undo2 aria-hidden="true" strokeWidth={1.75} />
        {isCounting
          ? t('track_feedback.undo_in', { count: Math.ceil(left / 1000) })
          : t('track_feedback.undo')}
      </Button>
    </SubmissionForm>
  )
}

function RequestForm({ latest }: { latest: Latest }) {
  const t = useText()
  const form = useSubmission('request-ban')
  if (latest.requested)
    return (
      <p role="status" className="text-label text-ok">
        {t('track_feedback.requested')}
      </p>
    )
  return (
    <SubmissionForm of={form} className="grid gap-2">
      <input type="hidden" name="subject" value={latest.track.id} />
      <h2 className="text-h3">{t('track_feedback.lasting_question')}</h2>
      <p className="text-label text-muted">{t('track_feedback.lasting_text')}</p>
      <Button type="submit" variant="secondary" full busy={form.busy} busyLabel={t('words.loading')}>
        {t('track_feedback.request')}
      </Button>
    </SubmissionForm>
  )
}

/** Whether JavaScript counts down. Without it, the button stays until the page is loaded again. */
function useIsCounting(): boolean {
  const [isCounting, setCounting] = useState(false)
  useEffect(() => setCounting(true), [])
  return isCounting
}

/** Returns the rest of a time that was left when the data was loaded, in milliseconds. */
function useTimeLeft(left: number, loadedAt: number): number {
  const [passed, setPassed] = useState({ since: loadedAt, milliseconds: 0 })
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const tick = () => setPassed({ since: loadedAt, milliseconds: performance.now() - start })
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [isRunning, loadedAt])
  return Math.max(0, left - (passed.since === loadedAt ? passed.milliseconds : 0))
}
