import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CachedContent } from './cached-content'

export type MenuProps = {
  /** The content of the button that opens the menu, e.g. a name or an icon. */
  trigger: ReactNode
  /** The accessible name; defaults to the content of the trigger. */
  label?: string
  /** The direction in which the menu opens. */
  side?: 'down' | 'up'
  children: ReactNode
  /** Everything on which the children depend, if many pages share the children; see CachedContent. */
  source?: object
  className?: string
  summaryClassName?: string
}

/**
 * A small menu of links and forms in a `details` element, so that it opens without JavaScript. With
 * JavaScript, it also closes on Escape and on a click outside.
 */
export function Menu({
  trigger,
  label,
  side = 'down',
  children,
  source,
  className,
  summaryClassName,
}: MenuProps) {
  return (
    <details data-menu="" className={cx('group/menu relative min-w-0', className)}>
      <summary
        aria-label={label}
        className={cx(
          'flex min-h-11 min-w-0 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        {trigger}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-200 group-open/menu:rotate-180"
        />
      </summary>
      <CachedContent
        source={source}
        className={cx(
          'absolute left-0 z-40 min-w-full rounded-card border border-line bg-surface p-2 text-label shadow-3',
          side === 'down'
            ? 'top-full mt-2 w-max max-w-[min(340px,calc(100vw-32px))]'
            : 'bottom-full mb-2 w-full',
        )}
      >
        {children}
      </CachedContent>
    </details>
  )
}

/** Classes of a menu item, for links and submit buttons. */
export const menuItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-left font-[550] no-underline hover:bg-ink/6 aria-[current]:font-bold aria-[current]:text-accent-text [&_svg]:size-5 [&_svg]:shrink-0'
