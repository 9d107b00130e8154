import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useField } from '@strapi/strapi/admin'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { type ContributorField, maxContributors, parseShare } from '#src/catalogue/track/rules/contributors'
import { ContributorRow, type TypedContributor } from './contributor-row'

type Props = { name: string; label: string; hint?: string; required?: boolean; disabled?: boolean }
type Row = Partial<Record<ContributorField, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const toText = (field: string, value: unknown): string =>
  field === 'share' && typeof value === 'number' ? String(value / 100) : String(value ?? '')

const toTyped = (row: Row): TypedContributor =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, toText(field, value)]))

/** Edits the contributors of a work. The server reads what was typed, and answers with a message for each mistake. */
export function ContributorsField({ name, label, hint, required, disabled = false }: Props) {
  const { formatMessage, formatNumber } = useIntl()
  const { value, error, onChange } = useField<unknown>(name)
  const addButton = useRef<HTMLButtonElement>(null)
  const stored = Array.isArray(value) ? value.filter(isRow) : []
  const rows = stored.map(toTyped)
  const sum = rows.reduce((total, { share = '' }) => total + (parseShare(share) ?? 0), 0)
  const text = (key: string, values = {}) => formatMessage({ id: `panel.contributors.${key}` }, values)
  const set = (changed: readonly Row[]) => onChange(name, changed.length > 0 ? changed : null)
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required ?? false} width="100%">
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" role="group" aria-label={label}>
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {label}
        </Typography>
        <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
          {rows.map((row, at) => (
            <ContributorRow
              // biome-ignore lint/suspicious/noArrayIndexKey: contributors have no id, and an empty one may occur twice
              key={at}
              row={row}
              number={at + 1}
              disabled={disabled}
              onChange={(field, typed) =>
                set(stored.map((other, index) => (index === at ? { ...other, [field]: typed } : other)))
              }
              onRemove={() => {
                set(stored.filter((_, index) => index !== at))
                addButton.current?.focus()
              }}
            />
          ))}
        </Flex>
        <Flex gap={4} wrap="wrap">
          <Button
            ref={addButton}
            variant="secondary"
            startIcon={<Plus />}
            disabled={disabled || rows.length >= maxContributors}
            onClick={() => set([...stored, { name: '', role: 'C' }])}
          >
            {text('add')}
          </Button>
          {rows.length > 0 && (
            <Typography textColor="neutral600">
              {text('sum', { sum: formatNumber(sum / 100, { minimumFractionDigits: 2 }) })}
            </Typography>
          )}
        </Flex>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  )
}
