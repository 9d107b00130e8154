import { type Locale, stripLocale } from '@bgm/i18n'
import { Anchor, menuItemClass } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { FileText, Settings, UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { SignOutForm } from '#app/components/sign-out-form'
import { paths } from '#app/paths'
import { getText, type MessageKey, useLocale } from '#app/text'

type Place = {
  path: 'account' | 'settings' | 'terms'
  label: MessageKey
  Icon: typeof UserRound
}

const places: Place[] = [
  { path: 'account', label: 'navigation.portal.account', Icon: UserRound },
  { path: 'settings', label: 'navigation.portal.settings', Icon: Settings },
  { path: 'terms', label: 'navigation.portal.terms', Icon: FileText },
]

const known = new Map<string, ReactElement>()

/**
 * Returns links to the account pages, and the sign-out form. Equal menus are the same element, so that their
 * markup can be cached.
 */
export function useAccountMenu(): ReactElement {
  const locale = useLocale()
  const here = stripLocale(useLocation().pathname)
  const current = places.find(({ path }) => here.startsWith(stripLocale(paths[path](locale))))
  const key = `${locale} ${current?.path}`
  const cached = known.get(key)
  if (cached) return cached
  const menu = <AccountMenu locale={locale} current={current} />
  known.set(key, menu)
  return menu
}

function AccountMenu({ locale, current }: { locale: Locale; current: Place | undefined }) {
  const t = getText(locale)
  return (
    <>
      {places.map(place => (
        <Anchor
          key={place.path}
          href={paths[place.path](locale)}
          aria-current={place === current ? 'page' : undefined}
          className={menuItemClass}
        >
          <place.Icon aria-hidden="true" strokeWidth={1.75} />
          {t(place.label)}
        </Anchor>
      ))}
      <SignOutForm inMenu locale={locale} />
    </>
  )
}
