import { Button, Field, TextInput, TextLink } from '@bgm/ui'
import { FormSection } from '#app/components/form-section'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'

/** The field for entering a licence code by hand; the check page shows the result. */
export function CodeEntry() {
  const { t, href } = useSite()
  return (
    <FormSection
      id="check"
      title={t('licence_check.entry.title')}
      text={t('licence_check.entry.text')}
      aside={
        <p className="max-w-[34em] text-muted">
          {t('licence_check.entry.offline')}{' '}
          <TextLink href={href(pages.verifyLicence)}>{t('licence_check.verify_offline')}</TextLink>
        </p>
      }
    >
      <form action={href(pages.licenceCheck)} method="get" className="grid gap-5">
        <Field id="licence-code" label={t('licence_check.code')} hint={t('licence_check.code_hint')}>
          <TextInput
            name="code"
            placeholder="XXXX-XXXX-XXXXX"
            maxLength={64}
            required
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className="uppercase"
          />
        </Field>
        <Button type="submit" size="l" className="justify-self-start max-sm:w-full">
          {t('licence_check.check_code')}
        </Button>
      </form>
    </FormSection>
  )
}
