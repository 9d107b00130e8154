import type { Grant } from './grants'

/** Staff permission to see dead background jobs, without their contents, and to retry them. */
export const retryJobsAction = 'api::jobs.retry'

/** Must run before roles are saved. */
export function registerJobAction(): void {
  strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      { section: 'settings', category: 'jobs', displayName: 'See and retry failed jobs', uid: 'jobs.retry' },
    ])
}

export const jobGrants = (): Grant[] => [{ action: retryJobsAction, subject: null, properties: {} }]
