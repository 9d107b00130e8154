import { Link } from '@remix-run/react'
import { type FormReply, getFieldErrors } from '#app/forms/reply'
import { useText } from '#app/text'
import type { useSchedulePath } from './paths'

/** Offers two ways to resolve an overlap: save with a time that fits, or edit the other slot. */
export function OverlapActions({
  reply,
  to,
}: {
  reply: FormReply | null
  to: ReturnType<typeof useSchedulePath>
}) {
  const t = useText()
  const [error] = reply ? (getFieldErrors(reply.result).until_time ?? []) : []
  if (error?.key !== 'schedule.overlap') return null
  const { repair = '', time = '', slot = '', playlist = '' } = error.values ?? {}
  const look = 'inline-flex min-h-11 items-center text-label font-semibold underline underline-offset-4'
  const key = String(repair).startsWith('from') ? 'schedule.repair.from' : 'schedule.repair.until'
  return (
    <p className="flex flex-wrap gap-x-5">
      {repair ? (
        <button
          type="submit"
          name="intent"
          value={repair}
          formNoValidate
          className={`${look} cursor-pointer text-accent-text`}
        >
          {t(key, { time })}
        </button>
      ) : null}
      <Link to={to({ slot: String(slot) }, 'schedule-panel')} className={look}>
        {t('schedule.repair.edit', { playlist })}
      </Link>
    </p>
  )
}
