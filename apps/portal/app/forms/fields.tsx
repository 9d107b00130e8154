import { Field, PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { type FieldName, useText } from '#app/text'
import { useFormField } from './use-form-field'

export type FieldOptions = {
  name: FieldName
  hint?: ReactNode
  optional?: boolean
  action?: ReactNode
  className?: string
}

/**
 * Returns the props for a field's wrapper, and the props that link its control to its hint and error.
 * packages/ui and Conform use the same ids.
 */
export function useFieldProps({ name, hint, optional, action, className }: FieldOptions) {
  const t = useText()
  const { meta, label, error } = useFormField(name)
  const common = {
    id: meta.id,
    error,
    hint,
    className,
    ...(optional ? { optional: t('words.optional') } : {}),
  }
  const aria = hint ? { ariaDescribedBy: meta.descriptionId } : {}
  return { meta, aria, frame: { ...common, label, action }, group: { ...common, legend: label } }
}

type TextFieldProps = FieldOptions &
  Omit<TextInputProps, keyof FieldOptions | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'date' | 'time'
    /** The class name of the input, not of its wrapper. */
    box?: string
  }

export function TextField({
  name,
  hint,
  optional,
  action,
  className,
  box,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { meta, aria, frame } = useFieldProps({ name, hint, optional, action, className })
  return (
    <Field {...frame}>
      <TextInput
        {...getInputProps(meta, { type, ...aria })}
        aria-required={!optional}
        className={box}
        {...input}
      />
    </Field>
  )
}

type PasswordFieldProps = FieldOptions &
  Omit<PasswordInputProps, keyof FieldOptions | 'showLabel' | 'hideLabel'> & {
    /** Replaces the field's label where the default would be ambiguous. */
    label?: string
  }

export function PasswordField({ name, label, hint, action, className, ...input }: PasswordFieldProps) {
  const t = useText()
  const { meta, aria, frame } = useFieldProps({ name, hint, action, className })
  return (
    <Field {...frame} {...(label ? { label } : {})}>
      <PasswordInput
        {...getInputProps(meta, { type: 'password', value: false, ...aria })}
        showLabel={t('actions.show_password')}
        hideLabel={t('actions.hide_password')}
        aria-required
        {...input}
      />
    </Field>
  )
}
