import { AppShell, CachedContent, LanguageSwitch, ThemeSwitch } from '@bgm/ui'
import type { SerializeFrom } from '@remix-run/node'
import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { useFrameProps } from '#app/components/page'
import { useSyncStores } from '#app/components/use-sync-stores'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { useAccountMenu } from './account-menu'
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
  const { groups, tabs, more } = useNavigationLinks(member)
  const accountMenu = useAccountMenu()
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
      user={{ name, detail: role ? t(`roles.${role}`) : email, menu: accountMenu }}
      tabs={tabs}
      more={{
        label: t('navigation.portal.more'),
        closeLabel: t('navigation.close_menu'),
        path: pathname,
        groups: more,
        current: more.some(({ links }) => links.some(({ current }) => current)),
        children: (
          <>
            <CachedContent source={accountMenu} className="py-2">
              {accountMenu}
            </CachedContent>
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
