/** The permission to publish notes on the status page. */
export const writeStatusAction = 'api::service-status.write'
