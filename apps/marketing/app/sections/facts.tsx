import { cx } from '#app/components/cx'
import type { BlockProps } from './block'

export function Facts({ items, anchor }: BlockProps<'facts'>) {
  return (
    <section id={anchor} className="mb-[calc(var(--spacing-section)/2)] border-y border-line">
      <ul className="wrap grid grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className={cx(
              'py-4.5 pr-3.5 lg:py-6.5 lg:pr-7',
              index % 2 === 1 && 'border-l border-line pl-3.5',
              index > 1 && 'border-t border-line lg:border-t-0',
              index > 0 && 'lg:border-l lg:border-line lg:pl-7',
            )}
          >
            <b className="mb-0.5 block text-h4">{title}</b>
            <span className="block text-small text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
