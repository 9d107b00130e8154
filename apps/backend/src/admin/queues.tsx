import { Clock, Message, MusicNotes, PriceTag, WarningCircle } from '@strapi/icons'
import { CaseQueue, RefundQueue, TransferQueue } from './payments/queues'
import { paymentReadPermissions } from './payments/use-office'
import { PriceChangeQueue } from './price-changes/queue'
import { priceChangePermissions } from './price-changes/use-price-changes'
import { type Queue, QueueList } from './queue'

const applications = 'api::partner-application.partner-application'
const messages = 'api::contact-message.contact-message'
const orders = 'api::order.order'
const reports = 'api::licence-report.licence-report'
const disputes = 'api::usage-dispute.usage-dispute'
const trackReports = 'api::track-report.track-report'
const tracks = 'api::track.track'

const applicationQueue: Queue = {
  uid: applications,
  states: ['new', 'in-review'],
  sort: 'received_at',
  title: ({ number, company_name }) => `${number} · ${company_name}`,
  kind: 'state',
  detail: 'received_at',
}

const messageQueue: Queue = {
  uid: messages,
  states: ['unhandled'],
  sort: 'topic:ASC,received_at',
  title: ({ name, company_name }) => [name, company_name].filter(Boolean).join(' · '),
  kind: 'topic',
  detail: 'received_at',
}

const orderQueue: Queue = {
  uid: orders,
  states: ['awaiting-payment'],
  sort: 'pay_before',
  title: ({ number, company_name }) => `${number} · ${company_name}`,
  detail: 'pay_before',
}

const reportQueue: Queue = {
  uid: reports,
  states: ['unhandled'],
  sort: 'received_at',
  title: ({ code, venue }) => `${code} · ${venue}`,
  kind: 'reason',
  detail: 'received_at',
}

const disputeQueue: Queue = {
  uid: disputes,
  states: ['open'],
  sort: 'received_at',
  title: ({ organisation_name, month }) => `${organisation_name} · ${month}`,
  kind: 'reason',
  detail: 'received_at',
}

const trackReportQueue: Queue = {
  uid: trackReports,
  states: ['open'],
  sort: 'received_at',
  title: ({ title }) => String(title),
  kind: 'reason',
  detail: 'received_at',
}

const trackQueue: Queue = {
  uid: tracks,
  states: ['incomplete'],
  sort: 'createdAt',
  title: ({ title }) => String(title),
  kind: 'credits',
  detail: 'createdAt',
}

const read = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }]
type Permissions = typeof paymentReadPermissions | ReturnType<typeof read>
const widget = (
  name: string,
  icon: typeof Clock,
  permissions: Permissions,
  component: () => JSX.Element,
) => ({
  id: name,
  icon,
  title: { id: `panel.queue.${name}`, defaultMessage: name },
  component: async () => component,
  permissions,
})

/** The work queue on the home page. Each role sees only the records that it may read. */
export const queueWidgets = [
  widget('cases', WarningCircle, paymentReadPermissions, () => <CaseQueue />),
  widget('refunds', Clock, paymentReadPermissions, () => <RefundQueue />),
  widget('transfers', Clock, paymentReadPermissions, () => <TransferQueue />),
  widget('price-changes', PriceTag, priceChangePermissions, () => <PriceChangeQueue />),
  widget('applications', Clock, read(applications), () => <QueueList {...applicationQueue} />),
  widget('messages', Message, read(messages), () => <QueueList {...messageQueue} />),
  widget('reports', WarningCircle, read(reports), () => <QueueList {...reportQueue} />),
  widget('disputes', WarningCircle, read(disputes), () => <QueueList {...disputeQueue} />),
  widget('track-reports', WarningCircle, read(trackReports), () => <QueueList {...trackReportQueue} />),
  widget('tracks', MusicNotes, read(tracks), () => <QueueList {...trackQueue} />),
  widget('orders', PriceTag, read(orders), () => <QueueList {...orderQueue} />),
]
