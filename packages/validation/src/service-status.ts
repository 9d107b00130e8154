/** The parts of the service on the status page, in its order. */
export const serviceParts = ['site', 'portal', 'player', 'payments', 'emails', 'usage-log'] as const
export type ServicePart = (typeof serviceParts)[number]

/** What the last checks of a part found; `failing`: too few failures in a row to say that it is down. */
export const partStates = ['good', 'failing', 'down', 'unmeasured'] as const
export type PartState = (typeof partStates)[number]

export const statusNoteKinds = ['incident', 'maintenance'] as const
export type StatusNoteKind = (typeof statusNoteKinds)[number]

export const statusNoteStates = ['planned', 'investigating', 'identified', 'monitoring', 'resolved'] as const
export type StatusNoteState = (typeof statusNoteStates)[number]

/** Checks that are older no longer say anything about the present, in milliseconds. */
export const statusMaxAge = 5 * 60_000
