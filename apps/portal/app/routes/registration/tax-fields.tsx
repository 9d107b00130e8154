import { format } from '@bgm/i18n'
import { Field, FileInput, Notice, TextLink, WizardSection } from '@bgm/ui'
import { npwpWarning, taxFileMaxBytes, type WarningKey } from '@bgm/validation'
import { getInputProps } from '@conform-to/react'
import { type ChangeEvent, useState } from 'react'
import { TextField, useWords } from '#app/forms/fields'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

interface TaxFieldsProps {
  file: { name: string; size: number } | null
  warning: WarningKey | null
}

/** The tax number, with a warning that never refuses, and the file behind it, which may be replaced. */
export function TaxFields({ file, warning }: TaxFieldsProps) {
  const t = useText()
  const [doubt, setDoubt] = useState(warning)
  return (
    <WizardSection title={t('registration.property.tax_title')} text={t('registration.property.file_why')}>
      <div className="grid gap-5">
        <TextField
          name="npwp"
          inputMode="numeric"
          autoComplete="off"
          hint={t('registration.property.npwp_hint')}
          box="max-w-90"
          onBlur={event => setDoubt(npwpWarning(event.target.value))}
        />
        <div aria-live="polite" className="empty:hidden">
          {doubt ? <Notice tone="warn">{t(doubt)}</Notice> : null}
        </div>
        <TaxFile file={file} />
      </div>
    </WizardSection>
  )
}

function TaxFile({ file }: Pick<TaxFieldsProps, 'file'>) {
  const t = useText()
  const locale = useLocale()
  const hint = file ? t('registration.property.file_keep') : undefined
  const { meta, aria, frame } = useWords({ name: 'file_npwp', hint })
  const [tooLarge, setTooLarge] = useState(false)
  // Too large a file is not even sent: what stands beside it would wait for it in vain.
  const weigh = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const over = (target.files?.[0]?.size ?? 0) > taxFileMaxBytes
    if (over) target.value = ''
    setTooLarge(over)
  }
  const error = tooLarge ? t('validation.file_size') : frame.error
  return (
    <div className="grid gap-2">
      <Field {...frame} error={error}>
        <FileInput
          {...getInputProps(meta, { type: 'file', ...aria })}
          {...(tooLarge ? { 'aria-invalid': true, 'aria-describedby': `${meta.id}-error` } : {})}
          onChange={weigh}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          prompt={t(file ? 'registration.property.file_replace' : 'registration.property.file_choose')}
          rule={t('registration.property.file_hint')}
          {...(file ? { fileName: file.name } : {})}
        />
      </Field>
      {file ? (
        <p className="text-small text-muted">
          {t('registration.property.file_stored', {
            name: file.name,
            size: format.fileSize(file.size, locale),
          })}{' '}
          <TextLink href={paths.registrationTaxFile(locale)} download>
            {t('actions.download')}
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
