import { notifyIncidentWebhooks } from '#src/integrations/webhook/notify-incident'
import { incidentChanged } from '#src/playback/incident/events'

export default {
  bootstrap: () =>
    incidentChanged.subscribe(({ change, id, now }) => notifyIncidentWebhooks(change, id, now)),
}
