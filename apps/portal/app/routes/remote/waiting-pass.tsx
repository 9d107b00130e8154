import type { StaffRemote } from '@bgm/api-client'
import { Button, ButtonLink } from '@bgm/ui'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const minute = 60_000

/** A request that awaits a member's approval, with the number that the two people compare. */
export function WaitingPass({ staff: { pass, zone }, now }: { staff: StaffRemote; now: number }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('leave')
  const minutes = Math.max(1, Math.ceil((Date.parse(pass.expires_at) - now) / minute))
  return (
    <div className="mx-auto grid max-w-[26rem] justify-items-center pt-8 text-center">
      <span aria-hidden="true" className="flex items-center gap-2.5">
        <i className="lobe h-11 w-5 bg-accent" />
        <i className="lobe h-16 w-5.5 bg-accent" />
        <i className="lobe h-13 w-5 bg-accent" />
      </span>
      <div role="status">
        <h1 className="mt-5 text-title">{t('remote.wait.title')}</h1>
        <p className="mt-1 text-label text-muted wrap-anywhere">{zone.name}</p>
        <p className="mt-2.5 text-muted">{t('remote.wait.text')}</p>
        <p
          role="img"
          aria-label={t('remote.wait.number', { number: pass.number ?? 0 })}
          className="my-6 text-[5.5rem] leading-none font-[750] tabular-nums"
        >
          {pass.number}
        </p>
      </div>
      <p className="mb-8 text-label text-muted tabular-nums">{t('remote.wait.left', { count: minutes })}</p>
      <div className="grid w-full gap-2.5">
        <ButtonLink
          href={paths.staffRemote(locale, { zone: zone.id })}
          full
          className="hidden! noscript:inline-flex!"
        >
          {t('remote.wait.check')}
        </ButtonLink>
        <ButtonLink href={`${paths.joinRemote(locale)}?pin=`} variant="secondary" full>
          {t('remote.wait.use_pin')}
        </ButtonLink>
        <SubmissionForm of={form}>
          <Button type="submit" variant="quiet" full busy={form.busy} busyLabel={t('words.loading')}>
            {t('remote.wait.cancel')}
          </Button>
        </SubmissionForm>
      </div>
    </div>
  )
}

/** Shown if the pass has ended or does not exist. */
export function EndedPass({
  state,
  zone,
}: {
  state: StaffRemote['pass']['state'] | null
  zone: string | null
}) {
  const t = useText()
  const key = state === 'declined' || state === 'expired' || state === 'revoked' ? state : 'unknown'
  return (
    <div role="status" className="mx-auto max-w-[26rem] pt-8">
      <h1 className="text-title">{t(`remote.ended.${key}`)}</h1>
      {zone ? <p className="mt-1 text-label text-muted wrap-anywhere">{zone}</p> : null}
      <p className="mt-2.5 text-muted">
        {key === 'unknown' ? null : `${t(`remote.ended.why_${key}`)} `}
        {t('remote.ended.text')}
      </p>
    </div>
  )
}
