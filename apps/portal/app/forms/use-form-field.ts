import { type FieldMetadata, getInputProps, useField } from '@conform-to/react'
import { loadMessages } from '#app/components/signed-in-messages'
import { type FieldName, type Translate, useText } from '#app/text'
import type { FieldError, FormFields } from './reply'

await loadMessages('forms')

/** Returns Conform's metadata for a field, its label and its error message. */
export function useFormField(name: FieldName) {
  const t = useText()
  const [meta] = useField<FormFields[FieldName], FormFields, FieldError[]>(name)
  const [fieldError] = meta.errors ?? []
  return { meta, label: t(`fields.${name}`), error: fieldError && formatFieldError(t, name, fieldError) }
}

/** Returns the props of one radio button; its hint and error belong to the fieldset. */
export function getRadioProps(
  meta: FieldMetadata<FormFields[FieldName], FormFields, FieldError[]>,
  value: string,
) {
  const { key: _, ...radio } = getInputProps(meta, { type: 'radio', value, ariaAttributes: false })
  return { ...radio, id: `${meta.id}-${value}` }
}

/** Formats an error; an unknown key from the backend gets a generic message. */
export function formatFieldError(t: Translate, field: string, { key, values }: FieldError): string {
  if (!t.has(key)) return t('errors.generic')
  const name = `fields.${field}`
  // The key of a file error may contain a column: `file.npwp`.
  const column = field.split('.').at(-1) ?? ''
  return t(key, { field: t.has(name) ? t(name) : '', column, near: '', ...values })
}
