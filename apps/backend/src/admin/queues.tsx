import { Clock, Message, PriceTag, WarningCircle } from '@strapi/icons'
import { type Queue, QueueList } from './queue'

const applications = 'api::partner-application.partner-application'
const messages = 'api::contact-message.contact-message'
const orders = 'api::order.order'
const reports = 'api::licence-report.licence-report'

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

const read = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }]
const widget = (name: string, icon: typeof Clock, subject: string, component: () => JSX.Element) => ({
  id: name,
  icon,
  title: { id: `panel.queue.${name}`, defaultMessage: name },
  component: async () => component,
  permissions: read(subject),
})

/** The work queue on the home page. Each role sees only lists of types that it may read. */
export const queues = [
  widget('applications', Clock, applications, () => <QueueList {...applicationQueue} />),
  widget('messages', Message, messages, () => <QueueList {...messageQueue} />),
  widget('reports', WarningCircle, reports, () => <QueueList {...reportQueue} />),
  widget('orders', PriceTag, orders, () => <QueueList {...orderQueue} />),
]
