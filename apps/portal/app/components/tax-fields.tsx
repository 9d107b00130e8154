import { format } from '@bgm/i18n'
import { Field, FileInput, Notice, TextLink } from '@bgm/ui'
import { findNpwpWarning, taxFileMaxBytes, type WarningKey } from '@bgm/validation'
import { getInputProps } from '@conform-to/react'
import { type ChangeEvent, useState } from 'react'
import { TextField, useFieldProps } from '#app/forms/fields'
import { useLocale, useText } from '#app/text'

type TaxFieldsProps = {
  file: { name: string; size: number } | null
  warning: WarningKey | null
  /** URL of the stored file; null without permission to read it. */
  href: string | null
}

/** The tax number, with a non-blocking warning, and the tax file, which can be replaced. */
export function TaxFields({ warning, ...stored }: TaxFieldsProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const shownWarning = typed === null ? warning : findNpwpWarning(typed)
  return (
    <div className="grid gap-5">
      <TextField
        name="npwp"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint={t('registration.property.npwp_hint')}
        box="max-w-90"
        onBlur={event => setTyped(event.target.value)}
      />
      <div aria-live="polite" className="empty:hidden">
        {shownWarning ? <Notice tone="warn">{t(shownWarning)}</Notice> : null}
      </div>
      <TaxFile {...stored} />
    </div>
  )
}

function TaxFile({ file, href }: Omit<TaxFieldsProps, 'warning'>) {
  const t = useText()
  const locale = useLocale()
  const hint = file ? t('registration.property.file_keep') : undefined
  const { meta, aria, frame } = useFieldProps({ name: 'file_npwp', hint, optional: true })
  const [tooLarge, setTooLarge] = useState(false)
  // A file larger than the limit is not uploaded at all.
  const checkSize = ({ target }: ChangeEvent<HTMLInputElement>) => {
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
          onChange={checkSize}
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
          {href ? (
            <TextLink href={href} download>
              {t('actions.download')}
            </TextLink>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
