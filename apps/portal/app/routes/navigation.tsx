import { stripLocale } from '@bgm/i18n'
import type { Permission } from '@bgm/validation'
import { useLocation } from '@remix-run/react'
import {
  FileText,
  History,
  House,
  type LucideIcon,
  ReceiptText,
  Settings,
  ShieldCheck,
  Store,
  UserRound,
  UserRoundCog,
  Users,
} from 'lucide-react'
import { useMayDo } from '#app/components/use-may-do'
import { paths } from '#app/paths'
import { type MessageKey, useLocale, useText } from '#app/text'

interface Place {
  at: string
  path:
    | 'dashboard'
    | 'businessUnits'
    | 'orders'
    | 'members'
    | 'users'
    | 'roles'
    | 'audit'
    | 'settings'
    | 'account'
    | 'terms'
  label: MessageKey
  Icon: LucideIcon
  /** Short label in the tab bar on phones, which has four entries; the others are in the drawer. */
  tab?: MessageKey
  /** Hidden from roles without this permission. */
  needs?: Permission
}

interface Group {
  /** The first group has no title. */
  title?: MessageKey
  places: Place[]
}

/** The pages of the navigation by group. */
const groups: Group[] = [
  {
    places: [
      {
        at: '/',
        path: 'dashboard',
        label: 'navigation.portal.dashboard',
        tab: 'navigation.portal.dashboard',
        Icon: House,
      },
      {
        at: '/business-units',
        path: 'businessUnits',
        label: 'navigation.portal.business_units',
        tab: 'navigation.portal.business_units_short',
        Icon: Store,
      },
      {
        at: '/orders',
        path: 'orders',
        label: 'navigation.portal.orders',
        tab: 'navigation.portal.orders_short',
        Icon: ReceiptText,
      },
    ],
  },
  {
    title: 'navigation.portal.organisation',
    places: [
      {
        at: '/members',
        path: 'members',
        label: 'people.members.title',
        Icon: Users,
        needs: 'membership.read',
      },
      {
        at: '/users',
        path: 'users',
        label: 'people.users.title',
        Icon: UserRoundCog,
        needs: 'invitation.read',
      },
      { at: '/roles', path: 'roles', label: 'roles.title', Icon: ShieldCheck, needs: 'membership.read' },
      { at: '/audit', path: 'audit', label: 'audit.title', Icon: History, needs: 'audit.read' },
    ],
  },
  {
    title: 'navigation.portal.account',
    places: [
      {
        at: '/account',
        path: 'account',
        label: 'navigation.portal.account',
        tab: 'navigation.portal.account',
        Icon: UserRound,
      },
      { at: '/settings', path: 'settings', label: 'settings.title', Icon: Settings },
      { at: '/terms-and-conditions', path: 'terms', label: 'navigation.portal.terms', Icon: FileText },
    ],
  },
]

/** The links that the role permits: groups for the sidebar; on phones four tabs and the rest. */
export function useNavigationLinks() {
  const t = useText()
  const locale = useLocale()
  const may = useMayDo()
  const here = stripLocale(useLocation().pathname)
  const link = ({ at, path, label, Icon }: Place) => ({
    href: paths[path](locale),
    label: t(label),
    icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
    current: at === '/' ? here === '/' : here === at || here.startsWith(`${at}/`),
  })
  const permitted = (places: Place[]) => places.filter(({ needs }) => !needs || may(needs))
  const titled = groups.map(({ title, places }) => ({
    ...(title ? { title: t(title) } : {}),
    places: permitted(places),
  }))
  const shown = titled.filter(({ places }) => places.length > 0)
  const inBar = (place: Place) => place.tab !== undefined
  return {
    groups: shown.map(({ places, ...group }) => ({ ...group, links: places.map(link) })),
    tabs: shown
      .flatMap(({ places }) => places.filter(inBar))
      .map(place => ({ ...link(place), label: t(place.tab ?? place.label) })),
    more: shown
      .map(({ places, ...group }) => ({
        ...group,
        links: places.filter(place => !inBar(place)).map(link),
      }))
      .filter(({ links }) => links.length > 0),
  }
}
