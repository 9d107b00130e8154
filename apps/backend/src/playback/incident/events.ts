import { defineEvent } from '#src/platform/events'

/** An incident has been opened or closed. `now` is in milliseconds. */
export const incidentChanged = defineEvent<{
  change: 'incident.opened' | 'incident.closed'
  id: number
  now: number
}>()
