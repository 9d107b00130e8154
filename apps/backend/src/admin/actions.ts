import type { Action } from './action'
import { confirmLanguageAction, confirmRemoval } from './removals'
import { confirmSave } from './saves'

/**
 * Asks for confirmation before actions that remove content, are irreversible or take effect on the site immediately.
 */
export const confirmActions = (actions: Action[]): Action[] =>
  actions.map(action => {
    if (action.type === 'unpublish' || action.type === 'delete') return confirmRemoval(action, action.type)
    if (action.type === 'update') return confirmSave(action)
    return action.type ? action : confirmLanguageAction(action)
  })
