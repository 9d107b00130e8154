import { Field, Flex, TextInput } from '@strapi/design-system'
import { useOrderTexts } from './use-customer-orders'

const names = ['purchase_order', 'cost_centre'] as const
export type ReferenceValues = Record<(typeof names)[number], string>
export const noReferences: ReferenceValues = { purchase_order: '', cost_centre: '' }

/** The body of a request has only those that are not empty. */
export const toBody = (values: ReferenceValues) =>
  Object.fromEntries(names.flatMap(name => (values[name].trim() ? [[name, values[name].trim()]] : [])))

type Props = { values: ReferenceValues; onChange: (values: ReferenceValues) => void }

/** The numbers of the buyer's own bookkeeping, printed on the invoice. */
export function References({ values, onChange }: Props) {
  const { say } = useOrderTexts()
  return (
    <Flex gap={4} alignItems="start" wrap="wrap">
      {names.map(name => (
        <Field.Root key={name} name={name}>
          <Field.Label>{say(name)}</Field.Label>
          <TextInput
            maxLength={60}
            value={values[name]}
            onChange={event => onChange({ ...values, [name]: event.target.value })}
          />
        </Field.Root>
      ))}
    </Flex>
  )
}
