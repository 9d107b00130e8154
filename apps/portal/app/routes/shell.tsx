import { plainPath } from '@bgm/i18n'
import { AppShell, BareFrame, LanguageSwitch, layoutOf, menuItemClass, ThemeSwitch } from '@bgm/ui'
import { permissionsOf } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useLocation, useMatches } from '@remix-run/react'
import { UserRound } from 'lucide-react'
import '#app/components/inside-text'
import { useFrame } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { useStores } from '#app/components/use-stores'
import { requireApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { elsewhere } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { activeMembership, fullName, getAccount } from '#app/services/account.server'
import { useLocale, useText } from '#app/text'
import { useNavigationLinks } from './navigation'
import { OrganisationMenu } from './organisation-menu'

export async function loader(args: LoaderFunctionArgs) {
  const account = await getAccount(requireApi(args))
  if (!account.confirmed) throw elsewhere(paths.verify(localeOf(args.request)))
  const { pathname, search } = new URL(args.request.url)
  // Who does not agree may still take a copy of their data, or leave.
  if (account.terms_due && !plainPath(pathname).startsWith('/account'))
    throw elsewhere(paths.terms(localeOf(args.request), pathname + search))
  const membership = activeMembership(account)
  return {
    person: account.id,
    name: fullName(account),
    email: account.email,
    role: membership?.role ?? null,
    permissions: permissionsOf(membership?.role ?? null),
    organisation: membership?.organisation ?? null,
    organisations: account.memberships.map(({ organisation }) => organisation),
  }
}

export default function Shell() {
  const { person, name, email, role, organisation, organisations } = useLoaderData<typeof loader>()
  useStores({ person, name })
  const t = useText()
  const locale = useLocale()
  const { logo, skipLabel, languages, theme } = useFrame()
  const { pathname } = useLocation()
  const { groups, tabs, more } = useNavigationLinks()
  const layout = layoutOf(useMatches().map(({ handle }) => handle))
  if (layout === 'none') return <Outlet />
  if (layout === 'empty')
    return (
      <BareFrame logo={logo} skipLabel={skipLabel} languages={languages}>
        <Outlet />
      </BareFrame>
    )
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
        at: pathname,
        groups: more,
        current: more.some(({ links }) => links.some(({ current }) => current)),
        children: (
          <>
            <AccountMenu />
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
      <Outlet />
    </AppShell>
  )
}

/** What concerns the account itself, in the menu at its name. */
function AccountMenu() {
  const t = useText()
  return (
    <>
      <Link to={paths.account(useLocale())} className={menuItemClass}>
        <UserRound aria-hidden="true" strokeWidth={1.75} />
        {t('navigation.portal.account')}
      </Link>
      <SignOutForm />
    </>
  )
}
