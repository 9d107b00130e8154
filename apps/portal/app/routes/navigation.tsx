import { plainPath } from '@bgm/i18n'
import { useLocation } from '@remix-run/react'
import { FileText, House, type LucideIcon, ReceiptText, Store, UserRound } from 'lucide-react'
import { paths } from '#app/paths'
import { type MessageKey, useLocale, useText } from '#app/text'

interface Place {
  at: string
  path: 'dashboard' | 'businessUnits' | 'orders' | 'account' | 'terms'
  label: MessageKey
  short?: MessageKey
  Icon: LucideIcon
}

const places: Place[] = [
  { at: '/', path: 'dashboard', label: 'navigation.portal.dashboard', Icon: House },
  {
    at: '/business-units',
    path: 'businessUnits',
    label: 'navigation.portal.business_units',
    short: 'navigation.portal.business_units_short',
    Icon: Store,
  },
  {
    at: '/orders',
    path: 'orders',
    label: 'navigation.portal.orders',
    short: 'navigation.portal.orders_short',
    Icon: ReceiptText,
  },
  { at: '/account', path: 'account', label: 'navigation.portal.account', Icon: UserRound },
  { at: '/terms-and-conditions', path: 'terms', label: 'navigation.portal.terms', Icon: FileText },
]

/** Only what exists: the side list on wide screens, four tabs and the rest on phones. */
export function useNavigationLinks() {
  const t = useText()
  const locale = useLocale()
  const here = plainPath(useLocation().pathname)
  const link = ({ at, path, label, Icon }: Place) => ({
    href: paths[path](locale),
    label: t(label),
    icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
    current: at === '/' ? here === '/' : here.startsWith(at),
  })
  const tab = (place: Place) => ({ ...link(place), label: t(place.short ?? place.label) })
  return { main: places.map(link), tabs: places.slice(0, 4).map(tab), more: places.slice(4).map(link) }
}
