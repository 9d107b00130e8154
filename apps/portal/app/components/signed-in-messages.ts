import { getPathLocale, type Locale } from '@bgm/i18n'
import { addMessages, type MessageGroup } from '#app/text'

type Load = Record<Locale, () => Promise<MessageGroup>>

const getMessages = ({ messages }: { messages: MessageGroup }) => messages

/** Message groups by name. A module without a `messages` export is itself a group. */
const groups = {
  forms: {
    id: () => import('@bgm/i18n/messages/id/forms').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/forms').then(getMessages),
  },
  ordering: {
    id: () => import('@bgm/i18n/messages/id/ordering-pages').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/ordering-pages').then(getMessages),
  },
  changes: {
    id: () => import('@bgm/i18n/messages/id/changes').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/changes').then(getMessages),
  },
  approval: {
    id: () => import('@bgm/i18n/messages/id/approval'),
    en: () => import('@bgm/i18n/messages/en/approval'),
  },
  quotations: {
    id: () => import('@bgm/i18n/messages/id/quotations'),
    en: () => import('@bgm/i18n/messages/en/quotations'),
  },
  cart: {
    id: () => import('@bgm/i18n/messages/id/cart'),
    en: () => import('@bgm/i18n/messages/en/cart'),
  },
  organisation: {
    id: () => import('@bgm/i18n/messages/id/organisation').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/organisation').then(getMessages),
  },
  registration: {
    id: () => import('@bgm/i18n/messages/id/registration-pages').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/registration-pages').then(getMessages),
  },
  account: {
    id: () => import('@bgm/i18n/messages/id/account-pages').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/account-pages').then(getMessages),
  },
  'unit-imports': {
    id: () => import('@bgm/i18n/messages/id/unit-imports').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/unit-imports').then(getMessages),
  },
  groups: {
    id: () => import('@bgm/i18n/messages/id/groups'),
    en: () => import('@bgm/i18n/messages/en/groups'),
  },
  dashboard: {
    id: () => import('@bgm/i18n/messages/id/dashboard'),
    en: () => import('@bgm/i18n/messages/en/dashboard'),
  },
  zones: {
    id: () => import('@bgm/i18n/messages/id/zones'),
    en: () => import('@bgm/i18n/messages/en/zones'),
  },
  'zone-board': {
    id: () => import('@bgm/i18n/messages/id/zone-board'),
    en: () => import('@bgm/i18n/messages/en/zone-board'),
  },
  incidents: {
    id: () => import('@bgm/i18n/messages/id/incidents').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/incidents').then(getMessages),
  },
  zone: {
    id: () => import('@bgm/i18n/messages/id/zone'),
    en: () => import('@bgm/i18n/messages/en/zone'),
  },
  remote: {
    id: () => import('@bgm/i18n/messages/id/remote'),
    en: () => import('@bgm/i18n/messages/en/remote'),
  },
  'track-feedback': {
    id: () => import('@bgm/i18n/messages/id/track-feedback'),
    en: () => import('@bgm/i18n/messages/en/track-feedback'),
  },
  'remote-passes': {
    id: () => import('@bgm/i18n/messages/id/remote-passes').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/remote-passes').then(getMessages),
  },
  announcements: {
    id: () => import('@bgm/i18n/messages/id/announcements').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/announcements').then(getMessages),
  },
  integrations: {
    id: () => import('@bgm/i18n/messages/id/integrations').then(getMessages),
    en: () => import('@bgm/i18n/messages/en/integrations').then(getMessages),
  },
  schedule: {
    id: () => import('@bgm/i18n/messages/id/schedule'),
    en: () => import('@bgm/i18n/messages/en/schedule'),
  },
  music: {
    id: () => import('@bgm/i18n/messages/id/music'),
    en: () => import('@bgm/i18n/messages/en/music'),
  },
  playlists: {
    id: () => import('@bgm/i18n/messages/id/playlists'),
    en: () => import('@bgm/i18n/messages/en/playlists'),
  },
  pairing: {
    id: () => import('@bgm/i18n/messages/id/pairing'),
    en: () => import('@bgm/i18n/messages/en/pairing'),
  },
  payments: {
    id: () => import('@bgm/i18n/messages/id/payments'),
    en: () => import('@bgm/i18n/messages/en/payments'),
  },
  withholding: {
    id: () => import('@bgm/i18n/messages/id/withholding'),
    en: () => import('@bgm/i18n/messages/en/withholding'),
  },
  ledger: {
    id: () => import('@bgm/i18n/messages/id/ledger'),
    en: () => import('@bgm/i18n/messages/en/ledger'),
  },
  trial: {
    id: () => import('@bgm/i18n/messages/id/trial'),
    en: () => import('@bgm/i18n/messages/en/trial'),
  },
  usage: {
    id: () => import('@bgm/i18n/messages/id/usage'),
    en: () => import('@bgm/i18n/messages/en/usage'),
  },
  licences: {
    id: () => import('@bgm/i18n/messages/id/licences'),
    en: () => import('@bgm/i18n/messages/en/licences'),
  },
} satisfies Record<string, Load>

const loading = new Map<string, Promise<void>>()

async function load(name: keyof typeof groups): Promise<void> {
  const locale = getPathLocale(location.pathname)
  addMessages(locale, await groups[name][locale]())
}

/**
 * Loads message groups that not every page needs; route modules that use them await this call. It does
 * nothing on the server, which loads all messages at startup.
 */
export async function loadMessages(...names: (keyof typeof groups)[]): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all(
    names.map(name => {
      const started = loading.get(name) ?? load(name)
      loading.set(name, started)
      return started
    }),
  )
}
