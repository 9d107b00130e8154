import { type FieldMetadata, getInputProps, useField } from '@conform-to/react'
import { type FieldName, type Text, useText } from '#app/text'
import type { FieldError, Fields } from './reply'

/** Conform's side of a field, its label, and the sentence that refuses it. */
export function useFormField(name: FieldName) {
  const t = useText()
  const [meta] = useField<Fields[FieldName], Fields, FieldError[]>(name)
  const [refusal] = meta.errors ?? []
  return { meta, label: t(`fields.${name}`), error: refusal && formatFieldError(t, name, refusal) }
}

/** One radio of a field; the fieldset around it says hint and refusal, once for all. */
export function getRadioProps(meta: FieldMetadata<Fields[FieldName], Fields, FieldError[]>, value: string) {
  const { key: _, ...radio } = getInputProps(meta, { type: 'radio', value, ariaAttributes: false })
  return { ...radio, id: `${meta.id}-${value}` }
}

/** A refusal in words; a key that came from outside and is unknown here has a general sentence. */
export function formatFieldError(t: Text, field: string, { key, values }: FieldError): string {
  if (!t.has(key)) return t('errors.generic')
  const name = `fields.${field}`
  // Of a file, a refusal may name a column: `file.npwp`.
  const column = field.split('.').at(-1) ?? ''
  return t(key, { field: t.has(name) ? t(name) : '', column, near: '', ...values })
}
