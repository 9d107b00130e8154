import {
  Box,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system'
import { useIntl } from 'react-intl'
import { useTheme } from 'styled-components'
import { rightsBases } from '#src/catalogue/track/rules/details'

export type Rights = { rights_basis: string; rights_until: string; explicit: boolean }

type Props = { rights: Rights; onChange: (rights: Rights) => void; isMissing: boolean }

/** Asks for the rights to the chosen files, which tags do not contain: their basis and end date. */
export function RightsFields({ rights, onChange, isMissing }: Props) {
  const { formatMessage } = useIntl()
  // The browser draws the calendar icon of the date input in this colour scheme.
  const colorScheme = useTheme().colors.neutral0 === '#ffffff' ? 'light' : 'dark'
  const text = (key: string) => formatMessage({ id: `panel.catalogue.${key}` })
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-start">
      <Box minWidth="24rem" flex="1">
        <Field.Root required error={isMissing ? text('rights-missing') : undefined}>
          <Field.Label>{text('rights')}</Field.Label>
          <SingleSelect
            placeholder={text('rights-choose')}
            value={rights.rights_basis}
            onChange={value => onChange({ ...rights, rights_basis: String(value) })}
          >
            {rightsBases.map(basis => (
              <SingleSelectOption key={basis} value={basis}>
                {formatMessage({ id: basis })}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Error />
        </Field.Root>
      </Box>
      <Box minWidth="24rem" flex="1">
        <Field.Root hint={text('until-hint')}>
          <Field.Label>{text('until')}</Field.Label>
          <TextInput
            type="date"
            style={{ colorScheme }}
            value={rights.rights_until}
            onChange={event => onChange({ ...rights, rights_until: event.currentTarget.value })}
          />
          <Field.Hint />
        </Field.Root>
      </Box>
      <Box minWidth="24rem" flex="1" paddingTop={6}>
        <Checkbox
          checked={rights.explicit}
          onCheckedChange={checked => onChange({ ...rights, explicit: checked === true })}
        >
          {text('explicit')}
        </Checkbox>
      </Box>
    </Flex>
  )
}
