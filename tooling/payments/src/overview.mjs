import { escapeHtml } from './escape.mjs'
import { formatRupiah, renderTime } from './layout.mjs'
import { paymentMethods } from './methods.mjs'

function renderRow({ tokens, orderId, amount, method, status, createdAt }, language) {
  const href = `/snap/v3/redirection/${tokens.at(-1).token}?language=${language}`
  return `<li>${renderTime(createdAt)}<a href="${href}">${escapeHtml(orderId)}</a><span>${method ? escapeHtml(paymentMethods[method].name) : '—'}</span><span>${status ?? '—'}</span><span>${formatRupiah(amount)}</span></li>`
}

/** Renders the page at `/`, which lists all transactions and the log. */
export function renderOverview({ texts, language, transactions, log }) {
  const rows = [...transactions]
    .reverse()
    .slice(0, 100)
    .map(transaction => renderRow(transaction, language))
    .join('')
  return `<section class="controls" aria-label="${texts.list}"><h1>${texts.list}</h1>
${rows ? `<ol class="log wide">${rows}</ol><p><a href="/settlement.csv" download>${texts.settlement}</a></p>` : `<p class="muted">${texts.noneYet}</p>`}${log}</section>`
}
