import {
  Field,
  Flex,
  Grid,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type ContributorField, contributorRoles } from '#src/catalogue/track/rules/contributors'

/** A contributor as it is typed: shares are percentages. */
export type TypedContributor = Partial<Record<ContributorField, string>>

type Props = {
  row: TypedContributor
  number: number
  disabled: boolean
  onChange: (field: ContributorField, text: string) => void
  onRemove: () => void
}

const columns: [ContributorField, width: number][] = [
  ['name', 7],
  ['role', 5],
  ['ipi', 5],
  ['share', 3],
  ['society', 4],
]

/** The inputs of one contributor. */
export function ContributorRow({ row, number, disabled, onChange, onRemove }: Props) {
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `panel.contributors.${key}` }, { number })
  const inputs: Partial<Record<ContributorField, ReactNode>> = {
    role: (
      <SingleSelect
        disabled={disabled}
        value={row.role ?? ''}
        onChange={value => onChange('role', String(value))}
      >
        {contributorRoles.map(role => (
          <SingleSelectOption key={role} value={role}>
            {text(`role.${role}`)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    ),
  }
  return (
    <Flex tag="li" gap={3} alignItems="flex-end">
      <Grid.Root gap={3} style={{ flexGrow: 1 }}>
        {columns.map(([field, width]) => (
          <Grid.Item key={field} col={width} s={12} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={`contributors-${number}-${field}`} id={`contributors-${number}-${field}`}>
              <Field.Label>{text(field)}</Field.Label>
              {inputs[field] ?? (
                <TextInput
                  disabled={disabled}
                  inputMode={field === 'ipi' ? 'numeric' : field === 'share' ? 'decimal' : 'text'}
                  value={row[field] ?? ''}
                  onChange={event => onChange(field, event.currentTarget.value)}
                />
              )}
            </Field.Root>
          </Grid.Item>
        ))}
      </Grid.Root>
      <IconButton label={text('remove')} variant="ghost" disabled={disabled} onClick={onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  )
}
