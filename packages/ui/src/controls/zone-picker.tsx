import { cx } from 'class-variance-authority'
import type { ChangeEvent, ReactNode } from 'react'
import { Fieldset } from './fieldset'

export type ZonePickerProps = {
  id: string
  name: string
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The highest number of zones; the lowest is 1. */
  max?: number
  value?: number
  defaultValue?: number
  disabled?: boolean
  onChange?: (zones: number) => void
  className?: string
}

/** The numbers from one to `max` as native radios in 44 px squares. */
export function ZonePicker({
  name,
  max = 5,
  value,
  defaultValue,
  disabled,
  onChange,
  className,
  ...fieldset
}: ZonePickerProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChange?.(Number(event.target.value))
  return (
    <Fieldset {...fieldset} className={className}>
      <div className="flex gap-1.5">
        {Array.from({ length: max }, (_, index) => index + 1).map(zones => (
          <label
            key={zones}
            className={cx(
              'choice relative grid h-11 min-w-11 max-w-18 flex-1 place-items-center rounded-field font-[650] tabular-nums',
              'has-checked:border-zone! has-checked:bg-zone! has-checked:text-on-zone has-checked:shadow-none!',
            )}
          >
            <input
              type="radio"
              name={name}
              value={zones}
              disabled={disabled}
              className="unseen-input"
              onChange={handleChange}
              {...(value === undefined
                ? { defaultChecked: defaultValue === zones }
                : { checked: value === zones })}
            />
            {zones}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
