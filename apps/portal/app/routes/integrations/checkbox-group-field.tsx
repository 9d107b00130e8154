import { Checkbox, Fieldset } from '@bgm/ui'
import { useFieldProps } from '#app/forms/fields'
import type { FieldName } from '#app/text'

type ChoicesFieldProps = {
  name: FieldName
  options: readonly { value: string; label: string; detail?: string }[]
}

/** Checkboxes, at least one of which must be ticked. */
export function CheckboxGroupField({ name, options }: ChoicesFieldProps) {
  const { meta, group } = useFieldProps({ name })
  const chosen = String(meta.initialValue ?? '').split(',')
  return (
    <Fieldset {...group}>
      <div className="grid gap-1">
        {options.map(({ value, label, detail }) => (
          <Checkbox
            key={value}
            id={`${meta.id}-${value.replaceAll(/\W/g, '-')}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={
              <>
                {label}
                {detail ? <span className="block text-small text-muted">{detail}</span> : null}
              </>
            }
          />
        ))}
      </div>
    </Fieldset>
  )
}
