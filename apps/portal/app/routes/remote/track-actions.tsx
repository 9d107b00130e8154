import type { RemoteZone } from '@bgm/api-client'
import { Button } from '@bgm/ui'
import { trackReportReasons } from '@bgm/validation'
import { Ban, Flag, Heart } from 'lucide-react'
import { useState } from 'react'
import { RadioGroupField } from '#app/forms/choice-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { TextareaField } from '#app/forms/textarea-field'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

type TrackActionsProps = { zone: Pick<RemoteZone, 'now_playing' | 'feedback'>; className?: string }

/** Likes, bans or reports the song that plays in a zone. Shows nothing while none plays. */
export function TrackActions({ zone: { now_playing: track, feedback }, className = '' }: TrackActionsProps) {
  const t = useText()
  const like = useSubmission(feedback.liked ? 'unlike' : 'like')
  const ban = useSubmission('ban')
  if (!track) return null
  const likes =
    feedback.likes === 0
      ? t('track_feedback.like')
      : t('track_feedback.like_count', { count: feedback.likes })
  return (
    <div className={`flex flex-wrap gap-2.5 ${className}`}>
      <SubmissionForm of={like} className="max-sm:w-full">
        <input type="hidden" name="subject" value={track.id} />
        <Button
          type="submit"
          variant="secondary"
          size="s"
          className="w-full"
          aria-pressed={feedback.liked}
          busy={like.busy}
          busyLabel={t('words.loading')}
        >
          <Heart
            aria-hidden="true"
            strokeWidth={1.75}
            className={feedback.liked ? 'fill-accent text-accent' : ''}
          />
          {likes}
        </Button>
      </SubmissionForm>
      <SubmissionForm of={ban} className="max-sm:w-full">
        <input type="hidden" name="subject" value={track.id} />
        <Button
          type="submit"
          variant="secondary"
          size="s"
          className="w-full"
          busy={ban.busy}
          busyLabel={t('words.loading')}
        >
          <Ban aria-hidden="true" strokeWidth={1.75} />
          {t('track_feedback.ban')}
        </Button>
      </SubmissionForm>
      {feedback.reported ? (
        <p className="w-full text-label text-muted">{t('track_feedback.reported')}</p>
      ) : (
        <ReportForm key={feedback.latest?.id} track={track.id} />
      )}
    </div>
  )
}

/** Reports the song that played when the form was opened, although another one may play by now. */
function ReportForm({ track }: { track: string }) {
  const t = useText()
  const form = useSubmission('track-report', { schema: all => all.trackReportSchema })
  const [reported, setReported] = useState(track)
  const [isOpen, setOpen] = useState(form.reply !== null)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open && !isOpen) setReported(track)
        setOpen(open)
      }}
      className="w-full sm:not-open:w-auto"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-pill border-[1.5px] border-line-strong px-4.5 text-label font-semibold hover:border-ink max-sm:w-full [&::-webkit-details-marker]:hidden">
        <Flag aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {t('track_feedback.report')}
      </summary>
      <SubmissionForm of={form} className="mt-4 grid max-w-130 gap-4">
        <input type="hidden" name="track" value={reported} />
        <RadioGroupField
          name="reason"
          options={trackReportReasons.map(value => ({ value, label: t(`track_feedback.reasons.${value}`) }))}
        />
        <TextareaField name="explanation" optional rows={2} />
        <p className="text-label text-muted">{t('track_feedback.report_note')}</p>
        <Button
          type="submit"
          className="justify-self-start max-sm:w-full"
          busy={form.busy}
          busyLabel={t('words.loading')}
        >
          {t('track_feedback.send')}
        </Button>
      </SubmissionForm>
    </details>
  )
}
