import type { ReactNode } from 'react'

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="settings-card">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="settings-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A row of a card with a description and one or more controls. */
export function SettingsActionRow({
  name,
  hint,
  children,
}: {
  name?: string
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="settings-line">
      <div>
        {name ? <b>{name}</b> : null}
        {hint ? (
          <p className="settings-hint" aria-live="polite">
            {hint}
          </p>
        ) : null}
      </div>
      <div className="settings-actions">{children}</div>
    </div>
  )
}

type ChoiceProps<T extends string> = {
  name: string
  options: readonly T[]
  chosen: T
  label: (option: T) => string
  choose: (option: T) => void
}

/** A few options shown as buttons, one of which is selected. */
export function SegmentedControl<T extends string>({ name, options, chosen, label, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="settings-choice">
      <legend>{name}</legend>
      <div>
        {options.map(option => (
          <button key={option} type="button" aria-pressed={option === chosen} onClick={() => choose(option)}>
            {label(option)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
