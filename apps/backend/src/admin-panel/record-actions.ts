import type { Core } from '@strapi/strapi'

type Action = { uid: string; pluginName?: string; subjects?: string[] }
type Provider = { register(action: Action): Promise<unknown> }

/** Rows that only the system adds and that nobody changes. */
const evidence = ['api::audit-entry.audit-entry', 'api::collective.collective-read', 'api::consent.consent']

/** Evidence, and rows about money that only the system or members create. Nobody removes them by hand. */
const written = [...evidence, 'api::licence.licence', 'api::order.order', 'api::subscription.subscription']

/** Rows that visitors and members create. They may be removed, because they contain personal data. */
const received = [
  'api::contact-message.contact-message',
  'api::licence-report.licence-report',
  'api::partner-application.partner-application',
  'api::registration.registration',
  'api::track-report.track-report',
  'api::usage-dispute.usage-dispute',
]

/** The only rows of their types, which the system needs. */
const settings = ['api::payment.payment-setting', 'api::seal.usage-setting', 'api::site-setting.site-setting']

const withoutAction: Record<string, string[]> = {
  'explorer.create': [...written, ...received],
  'explorer.update': evidence,
  'explorer.delete': [...written, ...settings],
  'explorer.publish': written,
}

/** Types for programs, such as sessions and tax files, which no page of the panel shows. */
const isHidden = (strapi: Core.Strapi, uid: string) => {
  const options: { 'content-manager'?: { visible?: boolean } } =
    strapi.contentTypes[uid as 'api::page.page']?.pluginOptions ?? {}
  return uid.startsWith('api::') && options['content-manager']?.visible === false
}

/**
 * Limits what any role can be allowed to do with records, including Super Admin, who is granted everything that exists.
 * Stored permissions beyond that are removed at startup. Must run before the content manager registers its actions.
 */
export function limitRecordActions(strapi: Core.Strapi): void {
  const provider: Provider = strapi.service('admin::permission').actionProvider
  const register = provider.register.bind(provider)
  provider.register = action => {
    if (action.pluginName !== 'content-manager' || !action.subjects) return register(action)
    const refused = withoutAction[action.uid] ?? []
    const subjects = action.subjects.filter(uid => !refused.includes(uid) && !isHidden(strapi, uid))
    return register({ ...action, subjects })
  }
}
