import type { IncidentKind } from '@bgm/validation'
import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import {
  appendSalutation,
  type Recipient,
  safeOrganisationName,
  safeZoneName,
} from '#src/platform/mail/names'
import { formatTime } from '#src/platform/runtime/format'
import { emailTexts } from './incident-email-texts'

type Locale = 'id' | 'en'

type Zone = { zone: string; zone_name: string; unit_name: string; time_zone: string }
export type AlertedIncident = Zone & { kind: IncidentKind; started_at: number }
/** How long a zone had no music during opening hours (`down`, in ms), and whether this continues (`open`). */
export type ZoneOutage = Zone & { kind: IncidentKind; down: number; open: boolean }

const maxListed = 20
const minute = 60_000

const getName = (locale: Locale, { zone_name, unit_name }: Zone) =>
  emailTexts[locale].zone(safeZoneName(locale, zone_name), safeOrganisationName(locale, unit_name))

const zoneUrl = (locale: Locale, { zone }: Zone) => getPortalUrl(locale, `/zones/${zone}`)

const incidentsUrl = (locale: Locale) => getPortalUrl(locale, '/zones/incidents')

function withMore(locale: Locale, total: number, links: { text: string; href: string }[]) {
  const more = total - links.length
  return more < 1 ? links : [...links, { text: emailTexts[locale].more(more), href: incidentsUrl(locale) }]
}

/** One email about an organisation's newly opened incidents. */
export function incidentAlertEmail(
  recipient: Recipient,
  incidents: readonly AlertedIncident[],
): EmailMessage {
  const { locale } = recipient
  const { alert, states, steps, note } = emailTexts[locale]
  const [only] = incidents
  const time = ({ started_at, time_zone }: AlertedIncident) =>
    formatTime(new Date(started_at), locale, time_zone)
  const title = appendSalutation(alert.heading, recipient)
  if (only && incidents.length === 1) {
    const state = states[only.kind]
    return {
      subject: alert.subject(getName(locale, only), state),
      title,
      lines: [alert.since(getName(locale, only), state, time(only)), steps[only.kind]],
      button: { label: alert.button, href: zoneUrl(locale, only) },
      note,
    }
  }
  const listed = incidents.slice(0, maxListed).map(incident => ({
    text: alert.item(getName(locale, incident), states[incident.kind], time(incident)),
    href: zoneUrl(locale, incident),
  }))
  return {
    subject: alert.subjectMany(incidents.length),
    title,
    lines: [alert.many],
    links: withMore(locale, incidents.length, listed),
    button: { label: alert.buttonMany, href: incidentsUrl(locale) },
    note,
  }
}

function formatDuration(locale: Locale, ms: number): string {
  const minutes = Math.round(ms / minute)
  return emailTexts[locale].duration(Math.floor(minutes / 60), minutes % 60)
}

/** The daily email about zones that had no music during opening hours. */
export function incidentDigestEmail(recipient: Recipient, outages: readonly ZoneOutage[]): EmailMessage {
  const { locale } = recipient
  const { digest, states, steps, note } = emailTexts[locale]
  const listed = outages.slice(0, maxListed).map(outage => ({
    text: digest.item(
      getName(locale, outage),
      states[outage.kind],
      formatDuration(locale, outage.down),
      outage.open,
    ),
    href: zoneUrl(locale, outage),
  }))
  const kinds = [...new Set(outages.map(({ kind }) => kind))]
  return {
    subject: digest.subject(outages.length),
    title: appendSalutation(digest.heading, recipient),
    lines: [digest.line, ...kinds.map(kind => steps[kind]), digest.next],
    links: withMore(locale, outages.length, listed),
    button: { label: digest.button, href: incidentsUrl(locale) },
    note,
  }
}
