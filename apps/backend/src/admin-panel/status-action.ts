import { writeStatusAction } from '#src/site'
import type { Grant } from './grants'

/** Must run before roles are saved. */
export function registerStatusAction(): void {
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'status page',
      displayName: 'Write notes on the status page',
      uid: 'service-status.write',
    },
  ])
}

export const statusGrants = (): Grant[] => [{ action: writeStatusAction, subject: null, properties: {} }]
