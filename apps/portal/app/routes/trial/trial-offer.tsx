import { Button } from '@bgm/ui'
import { trialDays } from '@bgm/validation'
import { Form } from '@remix-run/react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Offers the trial during registration. Its button sends the code, so that the next page can ask for it. */
export function TrialOfferCard() {
  const t = useText()
  const locale = useLocale()
  return (
    <section className="mb-7 grid items-center gap-x-7 gap-y-4 rounded-leaf-panel border border-line bg-surface px-5 py-4.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-7">
      <div>
        <h2 className="text-h3">{t('registration.trial.title')}</h2>
        <p className="mt-1 text-label text-muted">{t('registration.trial.text', { days: trialDays })}</p>
      </div>
      <Form method="post" action={paths.startTrial(locale)} reloadDocument className="grid">
        <input type="hidden" name="form" value="trial-code" />
        <Button type="submit" variant="secondary">
          {t('registration.trial.submit', { days: trialDays })}
        </Button>
      </Form>
    </section>
  )
}
