import type * as id from '../id/locks'

export const locks: typeof id.locks = {
  note: 'Locked by the head office.',
  openers: 'Can be opened by {{names}}.',
  openers_unknown: 'The head office can open it.',
  list: 'Only from the head office’s list.',
  volume: 'Limit set by the head office: {{max}}.',
}
