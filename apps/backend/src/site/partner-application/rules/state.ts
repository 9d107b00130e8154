export const partnerStates = ['new', 'in-review', 'approved', 'rejected'] as const
export type PartnerState = (typeof partnerStates)[number]

const next: Record<PartnerState, readonly PartnerState[]> = {
  new: ['in-review', 'approved', 'rejected'],
  'in-review': ['approved', 'rejected'],
  approved: [],
  // Rejected applications can be reopened; approvals are final.
  rejected: ['in-review'],
}

export const canTransition = (from: PartnerState, to: PartnerState): boolean => next[from].includes(to)

type Timestamps = {
  state: PartnerState
  received_at: string
  in_review_at: string | null
  decided_at: string | null
}

/** The state changes so far, oldest first. */
export function buildTimeline({ state, received_at, in_review_at, decided_at }: Timestamps) {
  const steps: { state: PartnerState; at: string | null }[] = [
    { state: 'new', at: received_at },
    { state: 'in-review', at: in_review_at },
    { state, at: decided_at },
  ]
  return steps.filter((step): step is { state: PartnerState; at: string } => step.at !== null)
}

/** The timestamp columns to set when the state changes. */
export function getStateTimestamps(
  state: PartnerState,
  now: Date,
): { in_review_at?: Date; decided_at?: Date | null } {
  if (state === 'in-review') return { in_review_at: now, decided_at: null }
  return state === 'new' ? {} : { decided_at: now }
}
