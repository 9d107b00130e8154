/** The actions that users of a collective body may call but members may not. */
export const collectiveActions = [
  'api::collective.coverage.overview',
  'api::collective.coverage.venues',
  'api::collective.coverage.late',
  'api::collective.venue.search',
  'api::collective.venue.get',
  'api::collective.venue.work',
  'api::collective.month.get',
  'api::collective.month.file',
  'api::collective.month.files',
  'api::collective.month.log',
  'api::collective.month.checkpoints',
  'api::collective.play.get',
  'api::collective.play.proof',
  'api::collective.reads.list',
]
