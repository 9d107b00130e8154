import { Checkbox, Field, Select, Textarea, TextInput, type TextInputProps, TextLink } from '@bgm/ui'
import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import { useFormField } from './in-place-form'

interface Words {
  name: string
  /** Other words than the field's own name. */
  label?: string
  hint?: ReactNode
  optional?: boolean
}

function useWords({ name, label, hint, optional }: Words) {
  const { t } = useSite()
  const { typed, ...field } = useFormField(name)
  return {
    frame: {
      ...field,
      hint,
      ...(label ? { label } : {}),
      ...(optional ? { optional: t('words.optional') } : {}),
    },
    control: { name, defaultValue: typed, 'aria-required': !optional },
  }
}

export function TextField({
  name,
  label,
  hint,
  optional,
  ...input
}: Words & Omit<TextInputProps, keyof Words>) {
  const { frame, control } = useWords({ name, label, hint, optional })
  return (
    <Field {...frame}>
      <TextInput {...input} {...control} defaultValue={control.defaultValue ?? input.defaultValue} />
    </Field>
  )
}

export function ParagraphField({ rows = 5, ...words }: Words & { rows?: number }) {
  const { frame, control } = useWords(words)
  return (
    <Field {...frame}>
      <Textarea {...control} rows={rows} />
    </Field>
  )
}

interface SelectFieldProps extends Words {
  options: readonly { value: string; label: string }[]
  placeholder?: string
  /** Chosen until something was sent. */
  chosen?: string | undefined
}

export function SelectField({ options, placeholder, chosen = '', ...words }: SelectFieldProps) {
  const { frame, control } = useWords(words)
  return (
    <Field {...frame}>
      <Select
        {...control}
        defaultValue={control.defaultValue ?? chosen}
        options={options}
        placeholder={placeholder}
      />
    </Field>
  )
}

/** The consent of one purpose, never given beforehand; its sentence leads to the privacy policy. */
export function ConsentField({ sentence }: { sentence: string }) {
  const { t, href } = useSite()
  const { id, typed, error } = useFormField('consent')
  const policy = <TextLink href={href(pages.privacyPolicy)}>{null}</TextLink>
  return (
    <Checkbox
      id={id}
      name="consent"
      defaultChecked={typed !== undefined}
      aria-required
      error={error}
      label={<Trans t={t} i18nKey={sentence} components={{ 1: policy }} />}
    />
  )
}
