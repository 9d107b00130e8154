/** The business actions that members may call. Access to individual records is checked when they are read. */
export const businessActions = [
  'api::licence.licence.list',
  'api::licence.licence.get',
  'api::usage.usage.get',
  'api::usage.usage.export',
  'api::usage.usage.statement',
  'api::usage.usage-play.get',
  'api::usage.usage-play.proof',
  'api::certificate.certificate.download',
  'api::certificate.certificate.createBatch',
  'api::certificate.certificate.getBatch',
  'api::certificate.certificate.downloadBatch',
]
