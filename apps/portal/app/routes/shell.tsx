import { AppShell, BareFrame, LanguageSwitch, layoutOf, OrganisationMark, ThemeSwitch } from '@bgm/ui'
import { permissionsOf } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches } from '@remix-run/react'
import '#app/components/inside-text'
import { useFrame } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { requireApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { elsewhere } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { activeMembership, fullName, getAccount } from '#app/services/account.server'
import { useLocale, useText } from '#app/text'
import { useNavigationLinks } from './navigation'

export async function loader(args: LoaderFunctionArgs) {
  const account = await getAccount(requireApi(args))
  if (!account.confirmed) throw elsewhere(paths.verify(localeOf(args.request)))
  const membership = activeMembership(account)
  return {
    person: account.id,
    name: fullName(account),
    email: account.email,
    role: membership?.role ?? null,
    permissions: permissionsOf(membership?.role ?? null),
    organisation: membership?.organisation.name ?? null,
  }
}

export default function Shell() {
  const { name, email, role, organisation } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { logo, skipLabel, languages, theme } = useFrame()
  const { main, tabs, more } = useNavigationLinks()
  const layout = layoutOf(useMatches().map(({ handle }) => handle))
  if (layout === 'none') return <Outlet />
  if (layout === 'empty')
    return (
      <BareFrame logo={logo} skipLabel={skipLabel} languages={languages}>
        <Outlet />
      </BareFrame>
    )
  return (
    <AppShell
      logo={{
        ...logo,
        href: paths.dashboard(locale),
        label: `${logo.name}, ${t('navigation.portal.dashboard')}`,
      }}
      skipLabel={skipLabel}
      navLabel={t('navigation.main')}
      groups={[{ links: main }]}
      user={{ name, detail: role ? t(`roles.${role}`) : email, href: paths.account(locale) }}
      tabs={tabs}
      more={{
        label: t('navigation.portal.more'),
        links: more,
        current: more.some(({ current }) => current),
        children: (
          <div className="flex items-center justify-between border-t border-line pt-2">
            <LanguageSwitch {...languages} />
            <SignOutForm />
          </div>
        ),
      }}
      head={organisation ? <Organisation name={organisation} /> : null}
      tools={
        <>
          <LanguageSwitch {...languages} className="max-lg:hidden" />
          <ThemeSwitch {...theme} />
          <span className="max-lg:hidden">
            <SignOutForm />
          </span>
        </>
      }
    >
      <Outlet />
    </AppShell>
  )
}

function Organisation({ name }: { name: string }) {
  return (
    <p className="flex min-w-0 items-center gap-3 rounded-pill border-[1.5px] border-line bg-surface py-1 pr-4 pl-1.5 text-label font-semibold">
      <OrganisationMark />
      <span className="truncate">{name}</span>
    </p>
  )
}
