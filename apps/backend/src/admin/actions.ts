import type { Action } from './action'
import { askingByLanguage, askingToRemove } from './removals'
import { askingToSave } from './saves'

/** Wraps the actions of the panel that take something away, cannot be taken back, or reach visitors at once. */
export const askFirst = (actions: Action[]): Action[] =>
  actions.map(action => {
    if (action.type === 'unpublish' || action.type === 'delete') return askingToRemove(action, action.type)
    if (action.type === 'update') return askingToSave(action)
    return action.type ? action : askingByLanguage(action)
  })
