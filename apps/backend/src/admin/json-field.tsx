import { Box, Field, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'

type Props = { name: string; label: string; hint?: string }
type Intl = ReturnType<typeof useIntl>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toLabel = (key: string) => key.replaceAll('_', ' ').replace(/^./, first => first.toUpperCase())

const getLabel = (key: string, intl: Intl) =>
  intl.formatMessage({ id: `panel.detail.${key}`, defaultMessage: toLabel(key) })

function getText(value: unknown, intl: Intl): string {
  const fact = (key: string) => intl.formatMessage({ id: `panel.facts.${key}` })
  if (value === null || value === undefined || value === '') return fact('none')
  if (typeof value === 'boolean') return fact(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map(item => getText(item, intl)).join(', ')
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, inner]) => `${getLabel(key, intl)}: ${getText(inner, intl)}`)
      .join(', ')
  return typeof value === 'number' ? value.toLocaleString('id-ID') : String(value)
}

/** Shows a JSON field as a read-only list; staff cannot edit it. */
export function JsonField({ name, label, hint }: Props) {
  const intl = useIntl()
  const { value } = useField<unknown>(name)
  const lines = isRecord(value) ? Object.entries(value) : null
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Box background="neutral100" borderColor="neutral200" hasRadius padding={3} width="100%">
        {lines?.length ? (
          lines.map(([key, inner]) => (
            <Typography key={key} tag="p" textColor="neutral800">
              {getLabel(key, intl)}: {getText(inner, intl)}
            </Typography>
          ))
        ) : (
          <Typography textColor="neutral800">{getText(lines ? null : value, intl)}</Typography>
        )}
      </Box>
      <Field.Hint />
    </Field.Root>
  )
}
