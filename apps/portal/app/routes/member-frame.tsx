import { stripLocale } from '@bgm/i18n'
import { AppShell, LanguageSwitch, menuItemClass, ThemeSwitch } from '@bgm/ui'
import type { SerializeFrom } from '@remix-run/node'
import { Link, useLocation } from '@remix-run/react'
import { FileText, Settings, UserRound } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useFrameProps } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { useSyncStores } from '#app/components/use-sync-stores'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { useNavigationLinks } from './navigation'
import { OrganisationMenu } from './organisation-menu'
import type { loader } from './shell'

const preloadLater = () =>
  import('#app/components/preload-pages').then(
    ({ preloadPages }) => preloadPages(),
    () => undefined,
  )

type Member = NonNullable<SerializeFrom<typeof loader>>

/** The layout of signed-in pages: navigation, organisation, account, language and theme. */
export function MemberFrame({ member, children }: { member: Member; children: ReactNode }) {
  const { person, name, email, role, organisation, organisations } = member
  useSyncStores({ person, name })
  useEffect(() => {
    setTimeout(preloadLater, 1000)
  }, [])
  const t = useText()
  const locale = useLocale()
  const { logo, skipLabel, languages, theme } = useFrameProps()
  const { pathname } = useLocation()
  const { groups, tabs, more } = useNavigationLinks(member.attention)
  const head = organisation ? <OrganisationMenu organisations={organisations} active={organisation} /> : null
  return (
    <AppShell
      logo={{
        ...logo,
        href: paths.dashboard(locale),
        label: `${logo.name}, ${t('navigation.portal.dashboard')}`,
      }}
      skipLabel={skipLabel}
      navLabel={t('navigation.main')}
      groups={groups}
      user={{ name, detail: role ? t(`roles.${role}`) : email, menu: <AccountMenu /> }}
      tabs={tabs}
      more={{
        label: t('navigation.portal.more'),
        closeLabel: t('navigation.close_menu'),
        path: pathname,
        groups: more,
        current: more.some(({ links }) => links.some(({ current }) => current)),
        children: (
          <>
            <div className="py-2">
              <AccountMenu />
            </div>
            <div className="flex items-center justify-between border-t border-line px-2 pt-2">
              <LanguageSwitch {...languages} />
              <ThemeSwitch {...theme} />
            </div>
          </>
        ),
      }}
      head={head}
      tools={
        <>
          <LanguageSwitch {...languages} className="max-lg:hidden" />
          <ThemeSwitch {...theme} />
        </>
      }
    >
      {children}
    </AppShell>
  )
}

/** Links to the account pages, and sign-out. */
function AccountMenu() {
  const t = useText()
  const locale = useLocale()
  const here = stripLocale(useLocation().pathname)
  const places = [
    { path: paths.account, label: t('navigation.portal.account'), Icon: UserRound },
    { path: paths.settings, label: t('navigation.portal.settings'), Icon: Settings },
    { path: paths.terms, label: t('navigation.portal.terms'), Icon: FileText },
  ]
  return (
    <>
      {places.map(({ path, label, Icon }) => (
        <Link
          key={label}
          to={path(locale)}
          aria-current={here.startsWith(stripLocale(path(locale))) ? 'page' : undefined}
          className={menuItemClass}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} />
          {label}
        </Link>
      ))}
      <SignOutForm inMenu />
    </>
  )
}
