import { AlignLeft } from 'lucide-react'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Anchor } from '../controls/anchor'
import { CachedContent } from '../controls/cached-content'
import { menuItemClass } from '../controls/menu'
import type { DrawerProps } from '../feedback/drawer'
import type { ShellLink, ShellLinkGroup } from './shell-link'

export type MoreMenu = {
  label: string
  closeLabel: string
  /** The path of the current page. The drawer closes when it changes. */
  path: string
  groups: readonly ShellLinkGroup[]
  /** Shown above the links, e.g. the organisation. */
  head?: ReactNode
  /** Shown below the links: account, language, theme and sign-out. */
  children?: ReactNode
  current?: boolean
}

const tab =
  'grid min-h-13 w-full content-center justify-items-center gap-0.5 px-0.5 text-tab font-semibold text-muted no-underline aria-[current]:text-accent-text [&_svg]:size-[23px]'

/**
 * The bottom navigation on small screens. The fifth item opens the remaining links in a drawer, or in a
 * plain menu without JavaScript.
 */
export function TabBar({ label, tabs, more }: { label: string; tabs: readonly ShellLink[]; more: MoreMenu }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface px-1 pt-1 pb-[max(6px,env(safe-area-inset-bottom))] lg:hidden print:hidden"
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
      <More more={more} />
    </nav>
  )
}

function More({ more }: { more: MoreMenu }) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)
  const [open, setOpen] = useState(false)
  const openedBy = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the path changes
  useEffect(() => setOpen(false), [more.path])
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const summary = event.currentTarget
    openedBy.current = summary
    import('../feedback/drawer').then(
      module => {
        setDrawer(() => module.Drawer)
        setOpen(true)
      },
      () => summary.parentElement?.toggleAttribute('open'),
    )
  }
  return (
    <details data-menu="">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-current={more.current ? 'true' : undefined}
        aria-haspopup={Drawer ? 'dialog' : undefined}
        onClick={handleClick}
        className={`${tab} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        <AlignLeft aria-hidden="true" strokeWidth={1.75} />
        {more.label}
      </summary>
      <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto rounded-t-card border-t border-line bg-surface px-4 py-3 shadow-3">
        <MoreLinks {...more} />
      </div>
      {Drawer ? (
        <Drawer
          open={open}
          onOpenChange={setOpen}
          title={more.label}
          closeLabel={more.closeLabel}
          returnFocusTo={openedBy}
        >
          <MoreLinks {...more} />
        </Drawer>
      ) : null}
    </details>
  )
}

function MoreLinks({ head, groups, children }: MoreMenu) {
  return (
    <>
      {head ? <div className="border-b border-line pt-1 pb-3">{head}</div> : null}
      {groups.map(group => (
        <CachedContent key={group.title ?? ''} source={group} className="border-b border-line py-2">
          <MoreGroup {...group} />
        </CachedContent>
      ))}
      {children}
    </>
  )
}

const MoreGroup = ({ title, links }: ShellLinkGroup) => (
  <>
    {title ? <p className="px-3 pt-1.5 text-micro font-semibold text-muted">{title}</p> : null}
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <Anchor href={link.href} aria-current={link.current ? 'page' : undefined} className={menuItemClass}>
            {link.icon}
            {link.label}
          </Anchor>
        </li>
      ))}
    </ul>
  </>
)
