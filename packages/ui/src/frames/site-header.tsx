import { Menu, X } from 'lucide-react'
import { Logo, type LogoProps } from '../art/logo'
import { Anchor } from '../controls/anchor'
import { buttonVariants } from '../controls/button'
import { iconButtonClass } from '../controls/icon-button'
import { SegmentedLinks } from '../controls/segmented'
import { type LanguageLink, LanguageSwitch, ThemeSwitch, type ThemeSwitchProps } from '../controls/switches'

export type HeaderLink = {
  href: string
  label: string
  current?: boolean
}

export type SiteHeaderProps = {
  logo: LogoProps
  navLabel: string
  links: readonly HeaderLink[]
  /** `name` is the long form for the mobile menu ("Indonesia"), `label` is the short form ("ID"). */
  languages: { label: string; links: readonly (LanguageLink & { name: string })[] }
  theme: ThemeSwitchProps
  signIn: HeaderLink
  join: HeaderLink
  /** The label of the menu button on small screens. */
  menuLabel: string
}

/** The site header. Shows text links, or below 1120 px a menu that works without JavaScript. */
export function SiteHeader({
  logo,
  navLabel,
  links,
  languages,
  theme,
  signIn,
  join,
  menuLabel,
}: SiteHeaderProps) {
  return (
    <header className="relative z-20">
      <div className="wrap flex min-h-17 items-center gap-3 2xl:min-h-21 2xl:gap-4 min-[82rem]:gap-7">
        <Logo {...logo} />
        <SiteNav label={navLabel} links={links} />
        <div className="ml-auto flex items-center gap-1.5 2xl:ml-0">
          <LanguageSwitch {...languages} className="max-2xl:hidden" />
          <ThemeSwitch {...theme} className="max-2xl:hidden" />
          <Anchor
            href={signIn.href}
            className={`${buttonVariants({ variant: 'quiet', size: 's' })} whitespace-nowrap max-2xl:hidden`}
          >
            {signIn.label}
          </Anchor>
          <Anchor
            href={join.href}
            className={`${buttonVariants({ size: 's' })} whitespace-nowrap max-[30rem]:hidden`}
          >
            {join.label}
          </Anchor>
          <SiteMenu
            navLabel={navLabel}
            links={links}
            languages={languages}
            theme={theme}
            signIn={signIn}
            join={join}
            menuLabel={menuLabel}
          />
        </div>
      </div>
    </header>
  )
}

/** The menu on small screens, which opens without JavaScript. */
function SiteMenu({
  navLabel,
  links,
  languages,
  theme,
  signIn,
  join,
  menuLabel,
}: Omit<SiteHeaderProps, 'logo'>) {
  return (
    <details data-menu="cover" className="site-menu group 2xl:hidden">
      <summary aria-label={menuLabel} className={iconButtonClass}>
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6! group-open:hidden" />
        <X aria-hidden="true" strokeWidth={1.75} className="hidden size-6! group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full flex h-[calc(100dvh-4.25rem)] flex-col overflow-y-auto border-t border-line bg-paper">
        <nav aria-label={navLabel}>
          {links.map(link => (
            <Anchor
              key={link.label}
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className="glyph-after glyph-chevron-right flex min-h-15 items-center justify-between border-b border-line px-gutter text-[1.1875rem] font-[650] tracking-[-0.02em] no-underline aria-[current]:text-accent-text"
            >
              {link.label}
            </Anchor>
          ))}
        </nav>
        <div className="mt-auto grid gap-3 px-gutter py-5">
          <div className="flex items-center justify-between">
            <SegmentedLinks
              label={languages.label}
              links={languages.links.map(({ name, ...link }) => ({
                ...link,
                label: name,
                lang: link.locale,
              }))}
            />
            <ThemeSwitch {...theme} />
          </div>
          <Anchor href={signIn.href} className={buttonVariants({ variant: 'secondary', full: true })}>
            {signIn.label}
          </Anchor>
          <Anchor href={join.href} className={buttonVariants({ full: true })}>
            {join.label}
          </Anchor>
        </div>
      </div>
    </details>
  )
}

/** The row of text links in the header. */
export function SiteNav({ label, links }: { label: string; links: readonly HeaderLink[] }) {
  return (
    <nav aria-label={label} className="ml-auto flex gap-0.5 max-2xl:hidden">
      {links.map(link => (
        <Anchor
          key={link.label}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill px-1.5 text-label font-[550] whitespace-nowrap no-underline hover:bg-ink/7 3xl:px-2 min-[82rem]:px-3 min-[90rem]:px-3.5 aria-[current]:font-bold aria-[current]:text-accent-text"
        >
          {link.label}
        </Anchor>
      ))}
    </nav>
  )
}
