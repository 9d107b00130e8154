import { Field, MultiSelect, MultiSelectOption } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { splitWords } from '#src/catalogue/track/rules/words'
import { vocabularies } from './vocabularies'

type Props = {
  name: string
  label: string
  hint?: string
  required?: boolean
  disabled?: boolean
  attribute?: { options?: { vocabulary?: string } }
}

/** A multi-select for values from a vocabulary, which are stored as comma-separated words. */
export function FacetField({ name, label, hint, required, disabled, attribute }: Props) {
  const { formatMessage } = useIntl()
  const { value, error, onChange } = useField<string | null>(name)
  const vocabulary = attribute?.options?.vocabulary ?? ''
  const allWords = vocabularies[vocabulary] ?? []
  const chosen = splitWords(typeof value === 'string' ? value : null)
  const getLabel = (word: string) =>
    formatMessage({ id: `panel.facet.${vocabulary}.${word}`, defaultMessage: word })
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required ?? false} width="100%">
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        withTags
        disabled={disabled ?? false}
        placeholder={formatMessage({ id: 'panel.facet.none' })}
        value={chosen}
        // Words are stored in vocabulary order, so that the same choice always has the same value.
        onChange={words => {
          const kept = allWords.filter(word => words.includes(word))
          onChange(name, kept.length > 0 ? kept.join(', ') : null)
        }}
        onClear={() => onChange(name, null)}
      >
        {allWords.map(word => (
          <MultiSelectOption key={word} value={word}>
            {getLabel(word)}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
