/** What can happen to a proposed change of prices. `lapsed`: nobody decided before it was to take effect. */
const outcomes = ['approved', 'declined', 'withdrawn', 'lapsed', 'applied'] as const
export const priceChangeStates = ['proposed', ...outcomes] as const
export type PriceChangeState = (typeof priceChangeStates)[number]
export type PriceChangeOutcome = (typeof outcomes)[number]

const following: Record<PriceChangeState, readonly PriceChangeState[]> = {
  proposed: ['approved', 'declined', 'withdrawn', 'lapsed'],
  approved: ['withdrawn', 'applied'],
  declined: [],
  withdrawn: [],
  lapsed: [],
  applied: [],
}

export const canFollow = (from: PriceChangeState, to: PriceChangeState): boolean =>
  following[from].includes(to)

/** Whether nothing more can happen, so that its prices are free for another change. */
export const isFinal = (state: PriceChangeState): boolean => following[state].length === 0
