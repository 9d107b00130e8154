import { CheckboxField } from '#app/forms/choice-fields'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The box that must be ticked; the terms open in another tab, so nothing typed is lost. */
export function TermsField() {
  const t = useText()
  const locale = useLocale()
  const label = (
    <>
      {t('registration.register.terms_before')}{' '}
      <a href={paths.terms(locale)} target="_blank" rel="noreferrer" className="link">
        {t('registration.register.terms_link')}
        <span className="sr-only"> ({t('words.opens_in_new_tab')})</span>
      </a>
    </>
  )
  return <CheckboxField name="terms" label={label} />
}
