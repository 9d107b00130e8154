import type { ScannedZone } from '@bgm/api-client'
import { Button } from '@bgm/ui'
import { staffPassHours } from '@bgm/validation'
import { ChevronRight, UserRound } from 'lucide-react'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type JoinFormProps = {
  scanned: ScannedZone
  submissionKey: string
  now: number
}

const minute = 60_000

/**
 * Offers three ways to join after scanning the screen: as a member, with name and PIN, or by requesting
 * approval.
 */
export function JoinForm({
  scanned: { zone, business_unit, allowed, expires_at },
  submissionKey,
  now,
}: JoinFormProps) {
  const t = useText()
  const minutes = Math.max(1, Math.ceil((Date.parse(expires_at) - now) / minute))
  return (
    <>
      <p className="mb-3 text-right text-small text-muted tabular-nums">
        {t('remote.join.valid', { count: minutes })}
      </p>
      <h1 className="text-title wrap-anywhere">{t('remote.join.title', { name: zone.name })}</h1>
      <p className="mt-1.5 mb-5 text-muted wrap-anywhere">{business_unit.name}</p>
      <MemberPath zone={zone.id} />
      {allowed ? (
        <StaffPath submissionKey={submissionKey} />
      ) : (
        <p className="mt-5 text-label text-muted">{t('remote.join.members_only')}</p>
      )}
    </>
  )
}

function MemberPath({ zone }: { zone: string }) {
  const t = useText()
  return (
    <a
      href={paths.remote(useLocale(), zone)}
      className="on-deep grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-leaf-panel px-4.5 py-4 no-underline"
    >
      <span className="grid size-12 place-items-center rounded-[18px_4px] bg-deep-line/40 text-accent">
        <UserRound aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      </span>
      <span>
        <b className="block font-[650]">{t('remote.join.member')}</b>
        <span className="block text-label text-muted">{t('remote.join.member_text')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5" />
    </a>
  )
}

function StaffPath({ submissionKey }: { submissionKey: string }) {
  const t = useText()
  const form = useSubmission('remote-join', { schema: all => all.remoteJoinFormSchema })
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-label text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('remote.join.or_staff')}
      </p>
      <SubmissionForm of={form} data-unguarded="" className="grid gap-4">
        <input type="hidden" name="submission_key" value={submissionKey} />
        <TextField name="staff_name" autoComplete="name" maxLength={80} />
        <PasswordField
          name="staff_pin"
          hint={t('remote.join.pin_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
        />
        <SubmitButton of={form} full>
          {t('remote.join.submit', { hours: staffPassHours })}
        </SubmitButton>
        <Button type="submit" name="ask" value="yes" variant="quiet" formNoValidate full>
          {t('remote.join.ask')}
        </Button>
      </SubmissionForm>
      <p className="mt-5 text-small text-muted">{t('remote.join.recorded')}</p>
    </>
  )
}
