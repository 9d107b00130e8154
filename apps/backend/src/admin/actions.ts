import type { Action } from './action'
import { confirmLanguageAction, confirmRemoval } from './removals'
import { confirmSave } from './saves'

/** Wraps the actions of the panel that take something away, cannot be taken back, or reach visitors at once. */
export const confirmActions = (actions: Action[]): Action[] =>
  actions.map(action => {
    if (action.type === 'unpublish' || action.type === 'delete') return confirmRemoval(action, action.type)
    if (action.type === 'update') return confirmSave(action)
    return action.type ? action : confirmLanguageAction(action)
  })
