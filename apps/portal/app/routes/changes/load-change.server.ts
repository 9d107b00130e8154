import { randomUUID } from 'node:crypto'
import type { Api } from '@bgm/api-client'
import { getRoyalty } from '#app/services/site-setting.server'
import {
  type ChangeData,
  completeLargerChoice,
  completePauseChoice,
  completeSmallerChoice,
  findSmallerErrors,
  getChangeData,
  quoteLarger,
} from '#app/services/subscription-changes.server'
import { completeMoveChoice } from '#app/services/subscription-moves.server'
import { type Choice, parseChoice } from './choice.server'

async function loadPreview(api: Api, choice: Choice, data: ChangeData) {
  const { current } = data
  if (!current || !data.ordering.kinds.includes('change')) return null
  const running = { ...data, current }
  switch (choice.change) {
    case 'larger': {
      const larger = completeLargerChoice(choice, running)
      return { change: choice.change, ...larger, ...(await quoteLarger(api, larger, data)) }
    }
    case 'smaller': {
      const smaller = completeSmallerChoice(choice, running)
      return { change: choice.change, ...smaller, errors: findSmallerErrors(smaller, running) }
    }
    case 'pause':
      return { change: choice.change, ...completePauseChoice(choice, running) }
    case 'move':
      return { change: choice.change, ...(await completeMoveChoice(api, choice, data)) }
    case 'cancel':
      return { change: choice.change, cancellation: data.ordering.cancellation }
    case 'stop':
      return { change: choice.change }
  }
}

/** The data of the page: the unit's subscription, and the consequences of the choice in the query string. */
export async function loadChange(api: Api, request: Request, id: string) {
  const [data, royalty] = await Promise.all([getChangeData(api, id), getRoyalty(api)])
  const { unit, ordering, current, zones, endedZones } = data
  return {
    unit: { id: unit.id, name: unit.name, state: unit.state },
    open: ordering.open_order,
    scheduled: ordering.scheduled,
    pause: ordering.pause,
    cancellable_until: ordering.cancellation?.until ?? null,
    zones,
    endedZones,
    royalty,
    submissionKey: randomUUID(),
    current,
    last: ordering.subscriptions.at(-1) ?? null,
    preview: await loadPreview(api, parseChoice(request), data),
  }
}
