import { incidentChanged } from '#src/api/incident/services/events'
import { notifyIncidentWebhooks } from './services/notify-incident'

export default {
  bootstrap: () =>
    incidentChanged.subscribe(({ change, id, now }) => notifyIncidentWebhooks(change, id, now)),
}
