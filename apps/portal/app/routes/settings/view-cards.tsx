import { localeNames, locales } from '@bgm/i18n'
import { Card, RadioCard } from '@bgm/ui'
import { RadioGroupField } from '#app/forms/choice-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { useTheme } from './use-theme'

export function LanguageCard({ locale }: { locale: 'id' | 'en' }) {
  const t = useText()
  const form = useSubmission('language', { schema: all => all.localeSchema, saved: { locale } })
  return (
    <Card title={t('settings.language')} note={t('settings.language_note')}>
      <SubmissionForm of={form} className="grid gap-5" reloadDocument>
        <RadioGroupField
          name="locale"
          legendVariant="hidden"
          options={locales.map(value => ({ value, label: localeNames[value] }))}
        />
        <SubmitButton
          of={form}
          variant="secondary"
          className="justify-self-start"
          busyLabel={t('words.saving')}
        >
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

/** The same setting as the theme button in the layout; it is stored in the browser immediately. */
export function ThemeCard() {
  const t = useText()
  const theme = useTheme()
  return (
    <Card title={t('settings.theme')} note={t('settings.theme_note')}>
      <fieldset className="grid gap-3 noscript:hidden sm:grid-cols-3">
        <legend className="sr-only">{t('settings.theme')}</legend>
        {(['system', 'light', 'dark'] as const).map(value => (
          <RadioCard
            key={`${value}${theme === value}`}
            name="theme"
            value={value}
            data-theme-choice={value}
            defaultChecked={theme === value}
            label={t(`navigation.theme.${value}`)}
          />
        ))}
      </fieldset>
      <p className="hidden text-small text-muted noscript:block">{t('settings.theme_script')}</p>
    </Card>
  )
}
