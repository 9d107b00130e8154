import { resendEmailsAction } from '#src/customers'
import type { Grant } from './grants'

/** Must run before roles are saved. */
export function registerSentEmailAction(): void {
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'emails to customers',
      displayName: 'See and resend emails to customers',
      uid: 'sent-emails.resend',
    },
  ])
}

export const sentEmailGrants = (): Grant[] => [{ action: resendEmailsAction, subject: null, properties: {} }]
