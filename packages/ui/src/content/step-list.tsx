import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { createLobePath } from '../art/lobe'

export type StepListProps = {
  steps: readonly { key: string; title: ReactNode; text: ReactNode }[]
  /** Read by screen readers before each title, e.g. "Langkah 1:". */
  prefix: (step: number) => string
  /** The language of the prefix, if it differs from that of the steps. */
  prefixLang?: string | undefined
  className?: string
}

const lobes = [20, 28, 36].map((half, index) => createLobePath(half, 14.5, { x: 14 + index * 28, y: 38 }))

/** Steps in three columns, each with one more highlighted lobe than the previous one. */
export function StepList({ steps, prefix, prefixLang, className }: StepListProps) {
  return (
    <ol className={cx('grid gap-7 md:auto-cols-fr md:grid-flow-col md:gap-0', className)}>
      {steps.map(({ key, title, text }, index) => (
        <li
          key={key}
          className="grid grid-cols-[64px_1fr] content-start gap-x-4.5 border-line md:block md:border-l md:px-[clamp(1.25rem,3vw,3rem)] md:first:border-l-0 md:first:pl-0"
        >
          <svg
            viewBox="0 0 86 76"
            aria-hidden="true"
            className="row-span-2 mt-1 h-auto w-16 md:mt-0 md:mb-6.5 md:h-[76px] md:w-auto"
          >
            <path className="fill-accent" d={lobes.slice(0, index + 1).join('')} />
            {index + 1 < lobes.length ? (
              <path className="fill-line" d={lobes.slice(index + 1).join('')} />
            ) : null}
          </svg>
          <h3 className="mb-2.5 text-h3">
            <span lang={prefixLang} className="sr-only">
              {prefix(index + 1)}{' '}
            </span>
            {title}
          </h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
