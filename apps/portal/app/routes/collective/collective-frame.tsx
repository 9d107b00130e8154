import { stripLocale } from '@bgm/i18n'
import { AppShell, LanguageSwitch, menuItemClass, type ShellLink, TextInput, ThemeSwitch } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { CircleAlert, Eye, FileText, House, KeyRound, Plug, Search, ShieldCheck, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFrameProps } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const places = [
  { path: paths.collective, label: 'overview', Icon: House },
  { path: paths.collectiveVenues, label: 'venues', Icon: Store },
  { path: paths.collectiveReports, label: 'reports', Icon: FileText },
  { path: paths.collectivePlays, label: 'proof', Icon: ShieldCheck },
  { path: paths.collectiveLate, label: 'late', Icon: CircleAlert },
  { path: paths.collectiveReads, label: 'reads', Icon: Eye },
  { path: paths.collectiveKeys, label: 'keys', Icon: Plug },
] as const

/** Whether a page belongs to a section. The overview section also contains the pages of its months. */
const isWithin = (here: string, at: string) =>
  at === '/collective' ? /^\/collective(\/\d{4}-\d\d)?$/.test(here) : here === at || here.startsWith(`${at}/`)

function useLinks(ready: boolean): ShellLink[] {
  const t = useText()
  const locale = useLocale()
  const here = stripLocale(useLocation().pathname)
  if (!ready) return []
  return places.map(({ path, label, Icon }) => ({
    href: path(locale),
    label: t(`collective.${label}`),
    icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
    current: isWithin(here, stripLocale(path(locale))),
  }))
}

type Reader = {
  name: string
  body: string
  /** Whether the second factor is set up; until then, no navigation is shown. */
  ready: boolean
}

/** The console's layout: the same as the portal's, with a search field instead of the organisation. */
export function CollectiveFrame({ reader, children }: { reader: Reader; children: ReactNode }) {
  const t = useText()
  const locale = useLocale()
  const { logo, skipLabel, languages, theme } = useFrameProps()
  const { pathname } = useLocation()
  const links = useLinks(reader.ready)
  return (
    <AppShell
      logo={{ ...logo, href: paths.collective(locale), label: `${logo.name}, ${t('collective.name')}` }}
      skipLabel={skipLabel}
      navLabel={t('collective.name')}
      groups={[{ links }]}
      user={{ name: reader.name, detail: reader.body, menu: <AccountMenu /> }}
      tabs={links.slice(0, 4)}
      more={{
        label: t('navigation.portal.more'),
        closeLabel: t('navigation.close_menu'),
        path: pathname,
        groups: links.length > 4 ? [{ links: links.slice(4) }] : [],
        current: links.slice(4).some(({ current }) => current),
        children: (
          <>
            <div className="py-2">
              <AccountMenu />
            </div>
            <div className="border-t border-line px-2 pt-2">
              <LanguageSwitch {...languages} />
            </div>
          </>
        ),
      }}
      head={reader.ready ? <SearchField /> : null}
      tools={
        <>
          <LanguageSwitch {...languages} className="max-lg:hidden" />
          <ThemeSwitch {...theme} />
        </>
      }
    >
      {children}
      <p className="mt-7 flex items-start gap-2.5 text-small text-muted">
        <Eye aria-hidden="true" strokeWidth={1.75} className="mt-px size-5 shrink-0" />
        {t('collective.recorded')}
      </p>
    </AppShell>
  )
}

function SearchField() {
  const t = useText()
  const { pathname, search } = useLocation()
  const path = paths.collectiveSearch(useLocale())
  const text = pathname === path ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that lack <search> are supported
    <form method="get" action={path} role="search" className="min-w-0 flex-[1_1_520px] lg:max-w-130">
      <TextInput
        type="search"
        name="q"
        required
        maxLength={100}
        defaultValue={text}
        aria-label={t('collective.search_label')}
        placeholder={t('collective.search_placeholder')}
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      />
    </form>
  )
}

function AccountMenu() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <a href={paths.collectiveSecurity(locale)} className={menuItemClass}>
        <KeyRound aria-hidden="true" strokeWidth={1.75} />
        {t('collective.security')}
      </a>
      <SignOutForm inMenu locale={locale} />
    </>
  )
}
