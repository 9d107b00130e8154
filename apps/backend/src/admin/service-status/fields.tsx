import { Field, SingleSelect, SingleSelectOption, Textarea, TextInput } from '@strapi/design-system'

type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** An error that is shown once the form was submitted. */
  error?: string | false
}

export function TextField({
  label,
  value,
  onChange,
  error,
  max,
  long = false,
}: FieldProps & { max: number; long?: boolean }) {
  const Input = long ? Textarea : TextInput
  return (
    <Field.Root required error={error}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={value}
        maxLength={max}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      <Field.Error />
    </Field.Root>
  )
}

/** A time in Jakarta, as the browser's own field writes it. */
export function TimeField({ label, value, onChange, error, hint }: FieldProps & { hint?: string }) {
  return (
    <Field.Root error={error} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <TextInput type="datetime-local" value={value} onChange={event => onChange(event.target.value)} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

export function SelectField({
  label,
  value,
  onChange,
  options,
}: FieldProps & { options: readonly (readonly [value: string, label: string])[] }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={chosen => onChange(String(chosen))}>
        {options.map(([option, text]) => (
          <SingleSelectOption key={option} value={option}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}
