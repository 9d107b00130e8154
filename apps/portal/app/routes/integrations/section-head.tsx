import type { ReactNode } from 'react'

/** The heading of a list, with an action at its end. */
export function SectionHead({ title, note, action }: { title: string; note: string; action: ReactNode }) {
  return (
    <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="max-w-150">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-label text-muted">{note}</p>
      </div>
      {action}
    </div>
  )
}
