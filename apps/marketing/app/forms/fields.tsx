import { Checkbox, Field, Select, Textarea, TextInput, type TextInputProps, TextLink } from '@bgm/ui'
import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import { useFormField } from './in-place-form'

type FieldProps = {
  name: string
  /** Replaces the field's default label. */
  label?: string
  hint?: ReactNode
  optional?: boolean
}

function useFieldProps({ name, label, hint, optional }: FieldProps) {
  const { t } = useSite()
  const { value, ...field } = useFormField(name)
  return {
    frame: {
      ...field,
      hint,
      ...(label ? { label } : {}),
      ...(optional ? { optional: t('words.optional') } : {}),
    },
    control: { name, defaultValue: value, 'aria-required': !optional },
  }
}

export function TextField({
  name,
  label,
  hint,
  optional,
  ...input
}: FieldProps & Omit<TextInputProps, keyof FieldProps>) {
  const { frame, control } = useFieldProps({ name, label, hint, optional })
  return (
    <Field {...frame}>
      <TextInput {...input} {...control} defaultValue={control.defaultValue ?? input.defaultValue} />
    </Field>
  )
}

export function ParagraphField({ rows = 5, ...fieldProps }: FieldProps & { rows?: number }) {
  const { frame, control } = useFieldProps(fieldProps)
  return (
    <Field {...frame}>
      <Textarea {...control} rows={rows} />
    </Field>
  )
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  placeholder?: string
  defaultOption?: string | undefined
}

export function SelectField({ options, placeholder, defaultOption = '', ...fieldProps }: SelectFieldProps) {
  const { frame, control } = useFieldProps(fieldProps)
  return (
    <Field {...frame}>
      <Select
        {...control}
        defaultValue={control.defaultValue ?? defaultOption}
        options={options}
        placeholder={placeholder}
      />
    </Field>
  )
}

/** A consent checkbox, unticked by default; its label links to the privacy policy. */
export function ConsentField({ sentence }: { sentence: string }) {
  const { t, href } = useSite()
  const { id, value, error } = useFormField('consent')
  const policy = <TextLink href={href(pages.privacyPolicy)}>{null}</TextLink>
  return (
    <Checkbox
      id={id}
      name="consent"
      defaultChecked={value !== undefined}
      aria-required
      error={error}
      label={<Trans t={t} i18nKey={sentence} components={{ 1: policy }} />}
    />
  )
}
