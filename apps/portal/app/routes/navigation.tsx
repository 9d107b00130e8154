import { type Locale, stripLocale } from '@bgm/i18n'
import type { ShellLink, ShellLinkGroup } from '@bgm/ui'
import type { Permission } from '@bgm/validation'
import { useLocation } from '@remix-run/react'
import {
  ChartColumn,
  FileBadge,
  History,
  House,
  type LucideIcon,
  Megaphone,
  Music,
  Plug,
  ReceiptText,
  ShieldCheck,
  Speaker,
  Store,
  UserRoundCog,
  Users,
  Wallet,
} from 'lucide-react'
import { paths } from '#app/paths'
import { getText, type MessageKey, useLocale } from '#app/text'

type Place = {
  at: string
  path:
    | 'dashboard'
    | 'zones'
    | 'music'
    | 'announcements'
    | 'usage'
    | 'businessUnits'
    | 'orders'
    | 'ledger'
    | 'licences'
    | 'members'
    | 'users'
    | 'roles'
    | 'audit'
    | 'integrations'
  label: MessageKey
  Icon: LucideIcon
  /** The short label in the tab bar on phones. Only four entries have one; the others are in the drawer. */
  tab?: MessageKey
  /** Other pages that are part of this entry. */
  also?: string
  /** Hidden from roles without this permission. */
  needs?: Permission
}

type Group = {
  /** The title of the group; the first group has none. */
  title?: MessageKey
  /** The icon of a group that is collapsed unless one of its pages is current. */
  collapsedIcon?: LucideIcon
  places: Place[]
}

/** The pages in the navigation, by group. Account pages are in the account menu. */
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
    ],
  },
  {
    title: 'navigation.portal.playback',
    places: [
      {
        at: '/zones',
        path: 'zones',
        label: 'navigation.portal.zones',
        tab: 'navigation.portal.zones',
        also: '/remote',
        Icon: Speaker,
        needs: 'zone.read',
      },
      {
        at: '/music',
        path: 'music',
        label: 'navigation.portal.music',
        tab: 'navigation.portal.music',
        also: '/playlists',
        Icon: Music,
        needs: 'zone.read',
      },
      {
        at: '/announcements',
        path: 'announcements',
        label: 'navigation.portal.announcements',
        Icon: Megaphone,
        needs: 'announcement.read',
      },
      {
        at: '/usage',
        path: 'usage',
        label: 'navigation.portal.usage',
        Icon: ChartColumn,
        needs: 'usage.read',
      },
    ],
  },
  {
    title: 'navigation.portal.business',
    places: [
      {
        at: '/business-units',
        path: 'businessUnits',
        label: 'navigation.portal.business_units',
        tab: 'navigation.portal.business_units_short',
        also: '/groups',
        Icon: Store,
      },
      {
        at: '/orders',
        path: 'orders',
        label: 'navigation.portal.orders',
        also: '/cart',
        Icon: ReceiptText,
      },
      {
        at: '/billing',
        path: 'ledger',
        label: 'navigation.portal.billing',
        Icon: Wallet,
        needs: 'invoice.read',
      },
      {
        at: '/licences',
        path: 'licences',
        label: 'navigation.portal.licences',
        Icon: FileBadge,
        needs: 'licence.read',
      },
    ],
  },
  {
    title: 'navigation.portal.organisation',
    collapsedIcon: Users,
    places: [
      {
        at: '/members',
        path: 'members',
        label: 'navigation.portal.members',
        Icon: Users,
        needs: 'membership.read',
      },
      {
        at: '/users',
        path: 'users',
        label: 'navigation.portal.users',
        Icon: UserRoundCog,
        needs: 'invitation.read',
      },
      { at: '/roles', path: 'roles', label: 'roles.title', Icon: ShieldCheck, needs: 'membership.read' },
      { at: '/audit', path: 'audit', label: 'navigation.portal.audit', Icon: History, needs: 'audit.read' },
      {
        at: '/integrations',
        path: 'integrations',
        label: 'navigation.portal.integrations',
        Icon: Plug,
        needs: 'integration.read',
      },
    ],
  },
]

const isWithin = (here: string, at: string) => here === at || here.startsWith(`${at}/`)

const isCurrent = ({ at, also }: Place, here: string) =>
  at === '/' ? here === '/' : isWithin(here, at) || (also !== undefined && isWithin(here, also))

type Navigation = {
  locale: Locale
  permissions: readonly Permission[]
  /** The number of zones that need attention. */
  attention: number
  /** The number of requests that wait for the member's approval. */
  approvals: number
  current: Place | undefined
}

const places = groups.flatMap(group => group.places)
const known = new Map<string, NavigationLinks>()
const maxKnown = 1000

/**
 * Returns the links that the role permits. Equal navigations are the same object, so that their markup can
 * be cached.
 */
export function useNavigationLinks(member: Pick<Navigation, 'permissions' | 'attention' | 'approvals'>) {
  const locale = useLocale()
  const here = stripLocale(useLocation().pathname)
  const current = places.find(place => isCurrent(place, here))
  const key = [locale, current?.path, member.attention, member.approvals, ...member.permissions].join()
  const cached = known.get(key)
  if (cached) return cached
  if (known.size >= maxKnown) known.clear()
  const links = createLinks({ ...member, locale, current })
  known.set(key, links)
  return links
}

type NavigationLinks = {
  groups: ShellLinkGroup[]
  tabs: ShellLink[]
  more: ShellLinkGroup[]
}

/** Returns the groups of the sidebar and, for phones, the four tabs and the remaining links. */
function createLinks({ locale, permissions, attention, approvals, current }: Navigation): NavigationLinks {
  const t = getText(locale)
  const link = (place: Place): ShellLink => {
    const { path, label, Icon } = place
    return {
      href: paths[path](locale),
      label: t(label),
      icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
      current: place === current,
      ...(path === 'zones' && attention > 0
        ? { count: { value: attention, label: t('navigation.portal.attention', { count: attention }) } }
        : {}),
      ...(path === 'orders' && approvals > 0
        ? { count: { value: approvals, label: t('navigation.portal.approvals', { count: approvals }) } }
        : {}),
    }
  }
  const shown = groups
    .map(({ title, collapsedIcon: Icon, places }) => ({
      ...(title ? { title: t(title) } : {}),
      ...(Icon ? { collapsedIcon: <Icon aria-hidden="true" strokeWidth={1.75} /> } : {}),
      places: places.filter(({ needs }) => !needs || permissions.includes(needs)),
    }))
    .filter(({ places }) => places.length > 0)
  const inBar = (place: Place) => place.tab !== undefined
  return {
    groups: shown.map(({ places, ...group }) => ({ ...group, links: places.map(link) })),
    tabs: shown
      .flatMap(({ places }) => places.filter(inBar))
      .map(place => ({ ...link(place), label: t(place.tab ?? place.label) })),
    more: shown
      .map(({ places, collapsedIcon: _, ...group }) => ({
        ...group,
        links: places.filter(place => !inBar(place)).map(link),
      }))
      .filter(({ links }) => links.length > 0),
  }
}
