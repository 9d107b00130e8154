import { Box, Field, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'

type Props = { name: string; label: string; hint?: string }
type Formatted = (key: string) => string

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toLabel = (key: string) => key.replaceAll('_', ' ').replace(/^./, first => first.toUpperCase())

function textOf(value: unknown, message: Formatted): string {
  if (value === null || value === undefined || value === '') return message('none')
  if (typeof value === 'boolean') return message(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map(item => textOf(item, message)).join(', ')
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, inner]) => `${toLabel(key)}: ${textOf(inner, message)}`)
      .join(', ')
  return typeof value === 'number' ? value.toLocaleString('id-ID') : String(value)
}

/** Shows a JSON field as a read-only list; staff cannot edit it. */
export function JsonField({ name, label, hint }: Props) {
  const { formatMessage } = useIntl()
  const { value } = useField<unknown>(name)
  const message: Formatted = key => formatMessage({ id: `panel.facts.${key}` })
  const lines = isRecord(value) ? Object.entries(value) : null
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Box background="neutral100" borderColor="neutral200" hasRadius padding={3} width="100%">
        {lines?.length ? (
          lines.map(([key, inner]) => (
            <Typography key={key} tag="p" textColor="neutral800">
              {toLabel(key)}: {textOf(inner, message)}
            </Typography>
          ))
        ) : (
          <Typography textColor="neutral800">{lines ? message('none') : textOf(value, message)}</Typography>
        )}
      </Box>
      <Field.Hint />
    </Field.Root>
  )
}
