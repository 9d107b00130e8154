import type { ReactNode } from 'react'
import { Logo, type LogoProps } from '../art/logo'
import type { ShellLink, ShellLinkGroup } from './shell-link'
import { type ShellUser, SideNav } from './side-nav'
import { SkipLink } from './skip-link'
import { type MoreMenu, TabBar } from './tab-bar'

export type AppShellProps = {
  logo: LogoProps
  skipLabel: string
  navLabel: string
  groups: readonly ShellLinkGroup[]
  user: ShellUser
  /** The four most important links, with short labels; `more` is the fifth tab. */
  tabs: readonly ShellLink[]
  more: MoreMenu
  /** Shown on the left of the header, e.g. the organisation. */
  head?: ReactNode
  /** Shown on the right of the header: language, theme and notifications. */
  tools?: ReactNode
  children: ReactNode
}

/** The portal's frame, with a side navigation on wide screens and a tab bar below 900 px. */
export function AppShell({
  logo,
  skipLabel,
  navLabel,
  groups,
  user,
  tabs,
  more,
  head,
  tools,
  children,
}: AppShellProps) {
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <div className="min-h-dvh lg:grid lg:grid-cols-[264px_minmax(0,1fr)] print:block">
        <SideNav logo={<Logo {...logo} className="pl-3" />} label={navLabel} groups={groups} user={user} />
        <div className="min-w-0">
          <header className="mx-auto flex min-h-16 max-w-[1320px] items-center gap-3.5 px-[clamp(16px,3vw,44px)] py-2.5 4xl:max-w-[1680px] lg:min-h-19 lg:py-4 print:hidden">
            {head}
            <div className="ml-auto flex shrink-0 items-center gap-1">{tools}</div>
          </header>
          <main
            id="isi"
            tabIndex={-1}
            className="mx-auto max-w-[1320px] px-[clamp(16px,3vw,44px)] 4xl:max-w-[1680px] pt-3 pb-28 outline-none lg:pb-18"
          >
            {children}
          </main>
        </div>
        <TabBar label={navLabel} tabs={tabs} more={more} />
      </div>
    </>
  )
}
