import { retryJobsAction } from '#src/platform/jobs/rules/staff-action'
import type { Grant } from './grants'

/** Must run before roles are saved. */
export function registerJobAction(): void {
  strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      { section: 'settings', category: 'jobs', displayName: 'See and retry failed jobs', uid: 'jobs.retry' },
    ])
}

export const jobGrants = (): Grant[] => [{ action: retryJobsAction, subject: null, properties: {} }]
