import type { RemoteZone, ZoneCommand } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { useActionData, useFetcher } from '@remix-run/react'
import { Pause, Play, SkipForward } from 'lucide-react'
import { formatMoment } from '#app/components/zone-text'
import { getFieldErrors, isFormReply } from '#app/forms/reply'
import { formatFieldError } from '#app/forms/use-form-field'
import { type Translate, useLocale, useText } from '#app/text'

type PlaybackButtonsProps = {
  zone: RemoteZone
  /** The skip command identified in the URL. */
  command: ZoneCommand | null
  now: number
}

/** Confirms a press by vibration on phones that support it. */
const vibrate = () => navigator.vibrate?.(12)

/**
 * The pause and skip buttons. A press is shown immediately; the line next to the buttons shows the player's
 * result.
 */
export function PlaybackButtons({ zone, command, now }: PlaybackButtonsProps) {
  const t = useText()
  const pause = useFetcher({ key: 'pause' })
  const skip = useFetcher({ key: 'skip' })
  const sent = pause.formData?.get('form')
  const paused = sent ? sent === 'pause' : zone.desired.paused
  const sending = pause.state !== 'idle' || skip.state !== 'idle'
  return (
    <>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
        <p role="status" className="text-small text-muted tabular-nums">
          {sending ? t('remote.sending') : <Outcome zone={zone} command={command} now={now} />}
        </p>
        <pause.Form method="post" preventScrollReset onSubmit={vibrate}>
          <input type="hidden" name="form" value={paused ? 'resume' : 'pause'} />
          <button
            type="submit"
            aria-label={t(paused ? 'remote.resume' : 'remote.pause')}
            className="grid size-24 cursor-pointer place-items-center rounded-pill bg-accent text-on-accent transition-colors duration-120 hover:bg-accent-hover active:bg-accent-press"
          >
            {paused ? (
              <Play aria-hidden="true" className="size-10 fill-current stroke-0" />
            ) : (
              <Pause aria-hidden="true" className="size-10 fill-current stroke-0" />
            )}
          </button>
        </pause.Form>
        <skip.Form method="post" preventScrollReset className="justify-self-end" onSubmit={vibrate}>
          <input type="hidden" name="form" value="skip" />
          <button
            type="submit"
            aria-label={t('remote.skip')}
            className="grid size-16 cursor-pointer place-items-center rounded-pill border-[1.5px] border-line-strong bg-surface hover:border-ink"
          >
            <SkipForward aria-hidden="true" className="size-6" strokeWidth={1.75} />
          </button>
        </skip.Form>
      </div>
      <SkipNote zone={zone} now={now} answer={skip.data} pending={skip.state === 'submitting'} />
    </>
  )
}

type SkipNoteProps = {
  zone: RemoteZone
  now: number
  answer: unknown
  pending: boolean
}

/** Shows how many skips are left, or why the last skip was rejected. */
function SkipNote({ zone, now, answer, pending }: SkipNoteProps) {
  const t = useText()
  const locale = useLocale()
  const page: unknown = useActionData()
  const reply = [answer, page].find(isFormReply)
  const [fieldError] = reply?.form === 'skip' ? Object.values(getFieldErrors(reply.result)).flat() : []
  const { left, renewed_at } = zone.skips
  const count = Math.max(0, left - (pending ? 1 : 0))
  const rest =
    renewed_at === null
      ? t('remote.skip_rule', { count })
      : t(count === 0 ? 'remote.skips_none' : 'remote.skips_left', {
          count,
          time: formatMoment(renewed_at, now, locale, zone.time_zone),
        })
  return (
    <p className="mt-1.5 text-right text-small text-muted" role={fieldError ? 'alert' : undefined}>
      {fieldError ? formatFieldError(t, '', fieldError) : rest}
    </p>
  )
}

const recently = 60_000

function Outcome({ zone, command, now }: PlaybackButtonsProps) {
  const t = useText()
  const locale = useLocale()
  const { state, state_since: since, desired, time_zone } = zone
  const accepted = (at: string) => {
    const [label, time] = splitAccepted(t, format.clockWithSeconds(at, locale, time_zone))
    return (
      <>
        {label} <b className="block font-[650] text-ok">{time}</b>
      </>
    )
  }
  if (command) {
    if (command.state === 'done') return accepted(command.acked_at ?? command.expires_at)
    return <>{t(`remote.${command.state}`)}</>
  }
  if (state === 'offline') return <>{t('remote.waiting_offline')}</>
  const followed = desired.paused ? state === 'paused' : state !== 'paused'
  if (!followed) return <>{t('remote.waiting_device')}</>
  return since && now - Date.parse(since) < recently ? accepted(since) : null
}

const splitAccepted = (t: Translate, time: string) => [
  t('remote.accepted', { time }).replace(time, '').trim(),
  time,
]
