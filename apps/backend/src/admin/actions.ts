import type { Action } from './action'
import { withLanguageActionConfirmation, withRemovalConfirmation } from './removals'
import { withSaveConfirmation } from './saves'

/**
 * Asks for confirmation before actions that remove content, are irreversible or take effect on the site immediately.
 */
export const withConfirmations = (actions: Action[]): Action[] =>
  actions.map(action => {
    if (action.type === 'unpublish' || action.type === 'delete')
      return withRemovalConfirmation(action, action.type)
    if (action.type === 'update') return withSaveConfirmation(action)
    return action.type ? action : withLanguageActionConfirmation(action)
  })
