import type { ReactNode } from 'react'
import { SectionBox } from '#app/sections/section-box'

type FormSectionProps = {
  id: string
  title: string
  text: string
  /** Shown below the text, for example contact links. */
  aside?: ReactNode
  children: ReactNode
}

/** A form beside its heading; stacked on small screens. */
export function FormSection({ id, title, text, aside, children }: FormSectionProps) {
  return (
    <SectionBox
      id={id}
      wrapClass="grid items-start gap-[clamp(1.75rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-[34em] text-lead text-muted">{text}</p>
        {aside ? <div className="mt-7">{aside}</div> : null}
      </div>
      <div className="rounded-panel border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]">
        {children}
      </div>
    </SectionBox>
  )
}
