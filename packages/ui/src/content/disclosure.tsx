import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type DisclosureProps = {
  id?: string
  /** The id of the content. A link to it opens the details. */
  contentId?: string
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Opening one closes any other with the same name. */
  name?: string
  className?: string
}

/** A question and its answer in a plain `<details>`. */
export function Disclosure({ id, contentId, summary, children, open, name, className }: DisclosureProps) {
  const group = name ? { name } : {}
  return (
    <details
      id={id}
      open={open}
      {...group}
      className={cx('group border-t border-line last:border-b', className)}
    >
      <summary className="glyph-after glyph-plus flex items-center justify-between gap-5 py-[21px] text-h4 font-[650] after:text-accent-text after:transition-[rotate] after:duration-200 after:ease-soft group-open:after:rotate-45">
        {summary}
      </summary>
      <div id={contentId} className="scroll-mt-24 pr-11 pb-6 text-muted">
        {children}
      </div>
    </details>
  )
}

/**
 * A list of questions and answers. A link to a question's id opens it, because browsers open the `<details>`
 * element around the target of a link.
 */
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
        <Disclosure key={item.id} contentId={item.id} summary={item.question} open={item.open}>
          {item.answer}
        </Disclosure>
      ))}
    </div>
  )
}
