import { ChevronDown } from 'lucide-react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Avatar } from '../content/avatar'
import { Anchor } from '../controls/anchor'
import { CachedContent } from '../controls/cached-content'
import { Menu } from '../controls/menu'
import type { ShellLink, ShellLinkGroup } from './shell-link'

export type ShellUser = {
  name: string
  /** The role, or other text below the name. */
  detail: string
  /** The items of the account menu: links and the sign-out form. */
  menu: ReactElement
}

/** The side navigation. The link to the current page has a pill and a pink lobe at the left edge. */
export function SideNav({
  logo,
  label,
  groups,
  user,
}: {
  logo: ReactNode
  label: string
  groups: readonly ShellLinkGroup[]
  user: ShellUser
}) {
  const list = useRef<HTMLDivElement>(null)
  const current = groups.flatMap(({ links }) => links).find(link => link.current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the page changes
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const identity = (
    <>
      <Avatar name={user.name} />
      <span className="min-w-0">
        <b className="block truncate font-semibold">{user.name}</b>
        <span className="block truncate text-muted">{user.detail}</span>
      </span>
    </>
  )
  return (
    <nav
      aria-label={label}
      className="sticky top-0 hidden h-dvh flex-col gap-6 bg-rail px-4 pt-5 pb-4 lg:flex print:hidden"
    >
      {logo}
      {/* On short screens, only the links scroll. A shadow and the scroll bar show that there are more. */}
      <div ref={list} className="scroll-cue -mx-4 min-h-0 flex-1 overflow-y-auto px-4">
        <CachedContent source={groups} className="grid content-start gap-5">
          {groups.map(group => (
            <Group key={group.title ?? ''} {...group} />
          ))}
        </CachedContent>
      </div>
      <Menu
        trigger={identity}
        source={user.menu}
        side="up"
        className="border-t border-line pt-2 text-small leading-[1.35]"
        summaryClassName="rounded-field p-2 hover:bg-ink/6 [&>svg]:ml-auto"
      >
        {user.menu}
      </Menu>
    </nav>
  )
}

function Group({ title, collapsedIcon, links }: ShellLinkGroup) {
  if (collapsedIcon)
    return (
      <details open={links.some(({ current }) => current)} className="group/fold">
        <summary className={`${itemClass} cursor-pointer`}>
          {collapsedIcon}
          {title}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4! transition-transform duration-200 group-open/fold:rotate-180"
          />
        </summary>
        <Links links={links} />
      </details>
    )
  return (
    <div>
      {title ? (
        <h2 className="px-3.5 pb-2 text-micro font-semibold tracking-normal text-muted">{title}</h2>
      ) : null}
      <Links links={links} />
    </div>
  )
}

const itemClass =
  'relative flex min-h-11 items-center gap-[13px] rounded-field px-3.5 py-2 text-label font-[550] no-underline hover:bg-ink/6 [&_svg]:size-5 [&_svg]:shrink-0'

const Links = ({ links }: Pick<ShellLinkGroup, 'links'>) => (
  <ul className="grid gap-[3px]">
    {links.map(link => (
      <li key={link.href}>
        <Anchor
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={`${itemClass} aria-[current]:[scroll-initial-target:nearest] aria-[current]:scroll-my-6 aria-[current]:bg-rail-on aria-[current]:font-bold aria-[current]:shadow-1`}
        >
          {link.current ? (
            <i aria-hidden="true" className="lobe absolute -left-[5px] h-7.5 w-2.5 bg-accent" />
          ) : null}
          {link.icon}
          {link.label}
          {link.count ? <LinkCount {...link.count} /> : null}
        </Anchor>
      </li>
    ))}
  </ul>
)

const LinkCount = ({ value, label }: NonNullable<ShellLink['count']>) => (
  <span className="ml-auto min-w-6 rounded-pill bg-bad-tint px-[7px] text-center text-micro leading-[22px] font-bold text-bad tabular-nums">
    <span aria-hidden="true">{value}</span>
    {/* The label is in parentheses rather than after a comma, because the link's accessible name has a
        space between elements. */}
    <span className="sr-only">({label})</span>
  </span>
)
