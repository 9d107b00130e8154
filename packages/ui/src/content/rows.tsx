import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Lobe } from '../art/lobe'

export type RowItem = {
  key: string
  /** An illustration or avatar. */
  art?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** A badge or link at the end. */
  end?: ReactNode
}

/** Rows for a card, separated by hairlines. With `stacked`, `end` moves below the text on phones. */
export function RowList({
  items,
  stacked = false,
  className,
}: {
  items: readonly RowItem[]
  stacked?: boolean
  className?: string
}) {
  return (
    <ul className={cx('divide-y divide-line text-label', className)}>
      {items.map(({ key, art, title, detail, end }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-[13px] sm:flex-nowrap">
          {art}
          <span className="min-w-0 flex-[1_0_60%] wrap-anywhere sm:flex-1">
            <span className="block">{title}</span>
            {detail ? <span className="block text-small text-muted">{detail}</span> : null}
          </span>
          {end ? (
            <span
              className={cx(
                'shrink-0 sm:ml-auto sm:text-right',
                art && 'max-sm:ml-[70px]',
                stacked && 'max-sm:basis-full',
              )}
            >
              {end}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

export type TaskListItem = {
  key: string
  state: 'done' | 'now' | 'later'
  title: ReactNode
  detail?: ReactNode
  /** The button for the current task, or a badge with the task's state. */
  end: ReactNode
}

const fills = { done: 'fill-ok', now: 'fill-accent', later: 'fill-line-strong' }

/** A task list with a lobe per task, each larger than the previous one. */
export function TaskList({ tasks, className }: { tasks: readonly TaskListItem[]; className?: string }) {
  return (
    <ol className={cx('divide-y divide-line', className)}>
      {tasks.map(({ key, state, title, detail, end }, index) => (
        <li
          key={key}
          aria-current={state === 'now' ? 'step' : undefined}
          className="grid grid-cols-[34px_1fr] items-center gap-x-4.5 gap-y-2.5 py-5 sm:grid-cols-[34px_1fr_auto]"
        >
          <Lobe
            level={0.5 + (0.45 * index) / Math.max(1, tasks.length - 1)}
            className={cx('m-auto', fills[state])}
          />
          <span>
            <b className="block font-semibold">{title}</b>
            {detail ? <span className="block text-small text-muted">{detail}</span> : null}
          </span>
          <span className="max-sm:col-start-2 max-sm:justify-self-start">{end}</span>
        </li>
      ))}
    </ol>
  )
}
