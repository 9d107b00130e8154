import { escapeHtml } from './formats.mjs'

const maxShown = 3
/** Extension lines of a checkpoint may be long; the file has them all. */
const maxText = 600

const shorten = text => (text.length > maxText ? `${text.slice(0, maxText)}…` : text)

function renderCheckpoint(title, note, { t }) {
  const text = note === null ? t.unknown : shorten(note)
  return `<div><h3>${title}</h3><pre tabindex="0">${escapeHtml(text)}</pre></div>`
}

function renderRefusal({ kind, origin, received_at, known, refused, name }, context) {
  const { t, formats } = context
  const explained = kind === 'fork' ? t.forkExplained(origin) : t.unprovenExplained(origin)
  return `<article class="${kind}"><p><b>${formats.moment(received_at)}.</b> ${escapeHtml(explained)}</p><div class="two">${renderCheckpoint(t.known, known, context)}${renderCheckpoint(t.other_tree, refused, context)}</div><p class="small">${escapeHtml(name)}</p></article>`
}

/** Both checkpoints of each refusal that nobody has closed. */
export function renderRefusals({ refusals }, context) {
  if (refusals.length === 0) return ''
  const { t, formats } = context
  const sorted = [...refusals].sort((one, other) => one.kind.localeCompare(other.kind))
  const more = sorted.length - maxShown
  const rest = more > 0 ? `<p>${t.refusedMore(formats.number(more))}</p>` : ''
  const articles = sorted.slice(0, maxShown).map(refusal => renderRefusal(refusal, context))
  return `<section class="refusals"><h2>${t.refused}</h2>${articles.join('')}${rest}</section>`
}
