import type { TrialOffer } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Notice, type SelectGroup, type SelectOption, TextLink } from '@bgm/ui'
import { trialDays } from '@bgm/validation'
import { ResendWait } from '#app/components/resend-wait'
import { CheckboxField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { type SavedValues, useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'

type StartTrialFormProps = {
  offer: TrialOffer
  industries: SelectOption[]
  cities: SelectGroup[]
  royalty: Royalty
  saved: SavedValues
  pause: number
  lastDay: string
}

/** Asks for what the music needs, and nothing that only an invoice needs. */
export function StartTrialForm({
  offer,
  industries,
  cities,
  royalty,
  saved,
  pause,
  lastDay,
}: StartTrialFormProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('trial', { schema: all => all.trialSchema, saved })
  const ready = offer.verified || offer.code_sent
  return (
    <>
      <h1 className="text-title text-balance">{t('trial.start.title', { days: trialDays })}</h1>
      <p className="mt-2.5 mb-7 text-muted">{t('trial.start.text')}</p>
      <SubmissionForm of={form} className="grid gap-5">
        <TextField name="brand_name" autoComplete="organization" />
        <SelectField
          name="industry"
          options={industries}
          placeholder={t('trial.start.choose_industry')}
          hint={t('trial.start.industry_hint')}
        />
        <SelectField name="city" options={cities} placeholder={t('trial.start.choose_city')} />
        <TextField name="zone_name" autoComplete="off" hint={t('trial.start.zone_hint')} />
        <TextField
          name="area_size"
          inputMode="numeric"
          autoComplete="off"
          suffix="m²"
          hint={t('trial.start.area_hint')}
          box="max-w-60"
        />
        <NumberFields offer={offer} pause={pause} />
        {royalty === 'separate' ? (
          <CheckboxField name="royalty" label={t('trial.start.royalty')} />
        ) : (
          <input type="hidden" name="royalty" value="on" />
        )}
        {ready ? (
          <SubmitButton of={form} full size="l">
            {t('trial.start.submit')}
          </SubmitButton>
        ) : null}
      </SubmissionForm>
      <p className="mt-4 text-small text-muted">{t('trial.start.ends', { date: lastDay })}</p>
      <p className="mt-6 text-label">
        <TextLink href={paths.registrationStep(locale, 'industry')}>{t('trial.start.packages')}</TextLink>
      </p>
    </>
  )
}

/** The number of the account: verified, or proved with a code that this form asks for. */
function NumberFields({ offer, pause }: Pick<StartTrialFormProps, 'offer' | 'pause'>) {
  const t = useText()
  const locale = useLocale()
  if (!offer.mobile_number)
    return (
      <Notice
        tone="warn"
        action={<TextLink href={paths.accountContact(locale)}>{t('trial.start.change_phone')}</TextLink>}
      >
        {t('trial.start.no_phone')}
      </Notice>
    )
  const number = format.phone(offer.mobile_number)
  if (offer.verified) return <Notice tone="ok">{t('trial.start.phone', { number })}</Notice>
  if (!offer.code_sent)
    return (
      <div className="grid gap-4">
        <Notice tone="info">{t('trial.start.code_needed', { number })}</Notice>
        <Button type="submit" name="intent" value="code" formNoValidate full size="l">
          {t('trial.start.send_code')}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-4">
      <Notice tone="ok" role="status">
        {t('trial.start.code_sent', { number })}
      </Notice>
      <TextField name="code" inputMode="numeric" autoComplete="one-time-code" box="max-w-60" />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          name="intent"
          value="code"
          formNoValidate
          size="s"
          variant="secondary"
          id="resend-code"
        >
          {t('trial.start.resend_code')}
        </Button>
        <TextLink href={paths.accountContact(locale)}>{t('trial.start.change_phone')}</TextLink>
      </div>
      <ResendWait
        seconds={pause}
        button="resend-code"
        format={seconds => t('verify.resend_wait', { seconds })}
      />
    </div>
  )
}
