import { cx } from 'class-variance-authority'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DisclosureProps {
  id?: string
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Opening one closes the others with the same name. */
  name?: string
  className?: string
}

/** A question and its answer in a plain `<details>`. */
export function Disclosure({ id, summary, children, open, name, className }: DisclosureProps) {
  const group = name ? { name } : {}
  return (
    <details
      id={id}
      open={open}
      {...group}
      className={cx('group border-t border-line last:border-b', className)}
    >
      <summary className="flex items-center justify-between gap-5 py-[21px] text-h4 font-[650]">
        {summary}
        <Plus
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-accent-text transition-[rotate] duration-200 ease-soft group-open:rotate-45"
        />
      </summary>
      <div className="pr-11 pb-6 text-muted">{children}</div>
    </details>
  )
}

/** A list of questions and answers. A link to a question's id opens it, because browsers open the `<details>` around a fragment. */
export function Faq({
  items,
  className,
}: {
  items: readonly { id: string; question: ReactNode; answer: ReactNode; open?: boolean }[]
  className?: string
}) {
  return (
    <div className={className}>
      {items.map(item => (
        <Disclosure key={item.id} summary={item.question} open={item.open}>
          <div id={item.id} className="scroll-mt-24">
            {item.answer}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
