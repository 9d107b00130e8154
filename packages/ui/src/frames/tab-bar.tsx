import { AlignLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from '../controls/anchor'
import type { ShellLink } from './shell-link'

export interface MoreMenu {
  label: string
  links: readonly ShellLink[]
  /** Below the links: language, sign-out. */
  children?: ReactNode
  current?: boolean
}

const tab =
  'grid min-h-13 w-full content-center justify-items-center gap-0.5 px-0.5 text-tab font-semibold text-muted no-underline aria-[current]:text-accent-text [&_svg]:size-[23px]'

/** Five places at the bottom of small screens; the fifth opens the rest, without script. */
export function TabBar({ label, tabs, more }: { label: string; tabs: readonly ShellLink[]; more: MoreMenu }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface px-1 pt-1 pb-[max(6px,env(safe-area-inset-bottom))] lg:hidden"
    >
      {tabs.slice(0, 4).map(link => (
        <Anchor
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={tab}
        >
          {link.icon}
          {link.label}
        </Anchor>
      ))}
      <details data-menu="">
        <summary aria-current={more.current ? 'true' : undefined} className={tab}>
          <AlignLeft aria-hidden="true" strokeWidth={1.75} />
          {more.label}
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto rounded-t-card border-t border-line bg-surface px-4 py-3 shadow-3">
          <ul>
            {more.links.map(link => (
              <li key={link.href}>
                <Anchor
                  href={link.href}
                  aria-current={link.current ? 'page' : undefined}
                  className="flex min-h-12 items-center gap-3.5 font-[550] no-underline aria-[current]:font-bold aria-[current]:text-accent-text [&_svg]:size-5"
                >
                  {link.icon}
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
          {more.children}
        </div>
      </details>
    </nav>
  )
}
