import { renderBuyerPage } from './buyer-page.mjs'
import { renderControls, renderLog } from './controls.mjs'
import { renderLayout } from './layout.mjs'
import { renderOverview } from './overview.mjs'
import { getStatusCode } from './status.mjs'
import { getTexts } from './texts.mjs'
import { isPaymentPageOpen } from './transactions.mjs'

const getLanguage = url => (url.searchParams.get('language') === 'en' ? 'en' : 'id')

/** Returns the URL to which the buyer returns, with the parameters that the provider adds. */
export function findReturnUrl(transaction) {
  if (!transaction.finishUrl) return null
  const url = new URL(transaction.finishUrl)
  url.searchParams.set('order_id', transaction.orderId)
  if (transaction.status) {
    url.searchParams.set('status_code', getStatusCode(transaction))
    url.searchParams.set('transaction_status', transaction.status)
  }
  return url.href
}

/** Renders a transaction's hosted page with the simulator's controls beside it. */
export function renderHostedPage(simulator, { transaction, token, url, refused }) {
  const language = getLanguage(url)
  const texts = getTexts(language)
  const { store } = simulator
  const now = simulator.clock()
  const address = code => `/snap/v3/redirection/${token}?language=${code}`
  const action = name => `/snap/v3/redirection/${token}/${name}?language=${language}`
  const notices = store.list('notices').filter(({ orderId }) => orderId === transaction.orderId)
  const log = renderLog({ texts, transactions: [transaction], notices, here: address(language) })
  const isOpen = isPaymentPageOpen(transaction, token, now)
  const view = { texts, transaction, now, action, refused, isOpen, log, finish: findReturnUrl(transaction) }
  const allowed = transaction.status || isOpen ? simulator.allowed(transaction) : []
  const body = `<div class="columns">${renderBuyerPage(view)}${renderControls({ ...view, allowed })}</div>`
  return renderLayout({ texts, language, address, body })
}

export function renderListPage({ store }, url) {
  const language = getLanguage(url)
  const texts = getTexts(language)
  const transactions = store.list('transactions')
  const address = code => `/?language=${code}`
  const log = renderLog({ texts, transactions: [], notices: store.list('notices'), here: address(language) })
  return renderLayout({
    texts,
    language,
    address,
    body: renderOverview({ texts, language, transactions, log }),
  })
}
