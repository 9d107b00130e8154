import { renderSVG } from 'uqr'
import { escapeHtml } from './escape.mjs'
import { formatRupiah, groupDigits } from './layout.mjs'
import { paymentMethods } from './methods.mjs'
import { buildQrisText } from './qris.mjs'
import { merchant } from './status.mjs'

const row = (term, value) => `<div><dt>${term}</dt><dd>${value}</dd></div>`
const box = (label, value) => `<div><p class="muted">${label}</p><p class="number">${value}</p></div>`

/** Draws the QR code of a QRIS payment, dark on light and with the quiet zone that scanners need. */
export const drawQrisCode = ({ orderId, amount }) =>
  renderSVG(buildQrisText({ amount, reference: orderId, merchant: merchant.name }), { border: 4 })

function timeLeft(texts, transaction, now) {
  const end = transaction.status ? transaction.expiresAt : transaction.pageExpiresAt
  const open = [null, 'pending'].includes(transaction.status) && end > now
  if (!open) return texts.closed
  const seconds = Math.floor((end - now) / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${texts.left} ${parts.map(part => String(part).padStart(2, '0')).join('.')}`
}

function renderChoice(texts, transaction, action) {
  const choices = transaction.methods
    .map(
      (name, index) =>
        `<label><input type="radio" name="method" value="${name}"${index === 0 ? ' checked' : ''}> ${escapeHtml(paymentMethods[name].name)}</label>`,
    )
    .join('')
  return `<form method="post" action="${action('method')}" class="stack"><fieldset class="choices"><legend>${texts.choose}</legend>${choices}</fieldset>
<button class="primary">${texts.continue}</button></form>`
}

function renderInstructions(texts, transaction) {
  const { group, type } = paymentMethods[transaction.method]
  if (type === 'echannel')
    return box(texts.billerCode, '70012') + box(texts.billKey, groupDigits(transaction.number))
  if (group === 'virtual-account') return box(texts.number, groupDigits(transaction.number))
  if (group === 'qris')
    return `<div class="code">${drawQrisCode(transaction)}</div><p class="muted">${texts.scan}</p>`
  if (group === 'card') return box(texts.card, '4811 1111 1111 1114')
  return `<p class="muted">${texts.wallet}</p>`
}

const renderPay = (texts, action) =>
  `<form method="post" action="${action('outcome')}"><button class="primary" name="action" value="pay">${texts.pay}</button></form>
<p class="muted">${texts.payHint}</p>`

function renderPart(view) {
  const { texts, transaction, action, isOpen } = view
  if (!transaction.status)
    return isOpen ? renderChoice(texts, transaction, action) : `<p>${texts.pageClosed}</p>`
  const pay = transaction.status === 'pending' ? renderPay(texts, action) : ''
  return renderInstructions(texts, transaction) + pay
}

/** Renders the left half of the hosted page, which the buyer would see. */
export function renderBuyerPage(view) {
  const { texts, transaction, now, finish } = view
  const { method, status, fraud, received } = transaction
  const state = status && `${status}${fraud === 'challenge' ? ', challenge' : ''}`
  const back = finish ? `<p><a href="${escapeHtml(finish)}">${texts.back}</a></p>` : ''
  return `<section class="buyer" aria-label="${texts.buyerPage}">
<header><strong>${texts.provider}</strong><span>${timeLeft(texts, transaction, now)}</span></header>
<div class="stack"><div><p class="muted">${escapeHtml(merchant.name)}</p><h1>${formatRupiah(transaction.amount)}</h1></div>
<dl>${row(texts.order, escapeHtml(transaction.items.filter(Boolean).join(', ') || '—'))}${row(texts.attempt, escapeHtml(transaction.orderId))}
${method ? row(texts.method, escapeHtml(paymentMethods[method].name)) : ''}${state ? row(texts.state, state) : ''}
${received === undefined ? '' : row(texts.received, formatRupiah(received))}</dl>
${renderPart(view)}${back}</div></section>`
}
