import { escapeHtml } from './escape.mjs'
import { formatRupiah, renderTime } from './layout.mjs'
import { outcomeNames } from './outcomes.mjs'

const tones = {
  pay: 'good',
  accept: 'good',
  settle: 'good',
  deny: 'bad',
  expire: 'bad',
  cancel: 'bad',
  chargeback: 'bad',
}

function renderOutcome(texts, name, allowed) {
  const [title, detail] = texts.actions[name]
  return `<button class="outcome ${tones[name] ?? 'odd'}" name="action" value="${name}"${allowed ? '' : ' disabled'}>
<span><i></i>${title}</span><small>${detail}</small></button>`
}

const renderChoices = (legend, name, choices) =>
  `<fieldset class="pills"><legend>${legend}</legend>${Object.entries(choices)
    .map(
      ([value, label], index) =>
        `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}>${label}</label>`,
    )
    .join('')}</fieldset>`

/**
 * Renders the right half of the hosted page, whose controls determine the payment's outcome and how the
 * product is notified of it.
 */
export function renderControls({ texts, transaction, allowed, action, refused, log }) {
  const outcomes = outcomeNames.map(name => renderOutcome(texts, name, allowed.includes(name))).join('')
  const error = refused && `<p class="refused" role="alert">${texts.refused[refused]}</p>`
  return `<section class="controls" aria-label="${texts.controls}">
<form method="post" action="${action('outcome')}"><h2>${texts.outcomes}</h2><p class="muted">${texts.outcomesHint}</p>${error || ''}
<div class="outcomes">${outcomes}</div>
<p><label>${texts.amount}<br><input name="amount" inputmode="numeric" pattern="[0-9]{1,10}" value="${transaction.amount}"></label></p>
<h2>${texts.delivery}</h2><p class="muted">${texts.deliveryHint}</p>
${renderChoices(texts.delivery, 'delivery', texts.deliveries)}${renderChoices(texts.signature, 'signature', texts.signatures)}${renderChoices(texts.buyer, 'return', texts.returns)}
</form>${log}</section>`
}

function renderResult(texts, { state, attempts }) {
  const last = attempts.at(-1)
  if (!last) return ['odd', texts.waiting]
  const answer = last.status === null ? texts.noResponse : `${last.status} ${texts.within} ${last.ms} ms`
  if (state === 'delivered') return ['good', answer]
  return state === 'waiting' ? ['odd', `${answer}, ${texts.repeated}`] : ['bad', `${answer}, ${texts.failed}`]
}

function renderNotice(texts, notice) {
  const [tone, result] = renderResult(texts, notice)
  const repeat = `<form method="post" action="/notices/${notice.id}/repeat"><button class="quiet">${texts.repeat}</button></form>`
  return {
    at: notice.attempts.at(-1)?.at ?? notice.at,
    html: `<span>${texts.notice} <strong>${notice.event}</strong>, ${escapeHtml(notice.orderId)}</span><span class="${tone}">${result}</span>${repeat}`,
  }
}

const renderCreation = (texts, { createdAt, amount, orderId }) => ({
  at: createdAt,
  html: `<span>${texts.created} ${formatRupiah(amount)}, ${escapeHtml(orderId)}</span><span class="good">201</span>`,
})

/** Renders the log of requests sent and received, newest first. */
export function renderLog({ texts, transactions, notices, here }) {
  const entries = [
    ...transactions.map(transaction => renderCreation(texts, transaction)),
    ...notices.map(notice => renderNotice(texts, notice)),
  ].sort((a, b) => b.at - a.at)
  const items = entries
    .slice(0, 50)
    .map(({ at, html }) => `<li>${renderTime(at)}${html}</li>`)
    .join('')
  const list = items ? `<ol class="log">${items}</ol>` : `<p class="muted">${texts.nothingSent}</p>`
  return `<div class="heading"><h2>${texts.sent}</h2><a href="${escapeHtml(here)}">${texts.reload}</a></div>${list}`
}
