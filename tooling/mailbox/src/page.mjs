import { escapeHtml } from './escape.mjs'
import { extractLinks } from './mail-document.mjs'

const time = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const clock = message =>
  `<time datetime="${message.received_at}">${time.format(new Date(message.received_at))}</time>`
const icon = message =>
  message.kind === 'mail'
    ? '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 7 9 6 9-6"/></svg>'
    : '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5z"/></svg>'
const title = message => message.subject || message.text.slice(0, 80) || '—'

function row(message, current) {
  return `<li><a class="row" href="/messages/${message.id}"${message === current ? ' aria-current="page"' : ''}>
    <span class="tile">${icon(message)}</span>
    <span class="row-text"><strong>${escapeHtml(title(message))}</strong><span>${escapeHtml(message.to.join(', '))}</span></span>
    ${clock(message)}</a></li>`
}

function links(message) {
  const items = extractLinks(message)
    .map(
      link =>
        `<li><a href="${escapeHtml(link)}" target="_blank" rel="noreferrer">${escapeHtml(link)}</a></li>`,
    )
    .join('')
  return items && `<section class="part"><h2>Tautan · Links</h2><ul class="links">${items}</ul></section>`
}

function attachments(message) {
  const items = message.attachments
    .map(
      ({ name, type, size }) =>
        `<li>${escapeHtml(name)} <span>${escapeHtml(type)} · ${Math.ceil(size / 1024)} kB</span></li>`,
    )
    .join('')
  return (
    items && `<section class="part"><h2>Lampiran · Attachments</h2><ul class="files">${items}</ul></section>`
  )
}

const frame = message =>
  `<iframe class="mail" title="HTML" src="/messages/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
const plain = message => `<pre class="text">${escapeHtml(message.text)}</pre>`
const body = message =>
  message.html && message.text
    ? `${frame(message)}<details class="part"><summary>Teks · Text</summary>${plain(message)}</details>`
    : message.html
      ? frame(message)
      : plain(message)

function detail(message) {
  return `<article class="detail"><a class="back" href="/">← Semua · All</a>
    <header><h1>${escapeHtml(title(message))}</h1>
    <p class="route">${message.from ? `${escapeHtml(message.from)} → ` : ''}${escapeHtml(message.to.join(', '))} · ${clock(message)}</p></header>
    ${body(message)}${links(message)}${attachments(message)}</article>`
}

const empty = text =>
  `<div class="empty"><img src="/empty.svg" alt="" width="132" height="96"><p>${text}</p></div>`

/** Renders the page, which shows the list and the selected message beside it. */
export function renderMessagePage(messages, current, version) {
  const list = messages.map(message => row(message, current)).join('')
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${current ? `${escapeHtml(title(current))} · ` : ''}Kotak surat · Mailbox</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml"><link rel="stylesheet" href="/mailbox.css">
<script src="/mailbox.js" defer></script></head>
<body data-version="${version}" data-view="${current ? 'message' : list ? 'list' : 'empty'}">
<nav class="side" aria-label="Kotak surat · Mailbox">
<header class="brand"><img src="/mark.svg" alt="" width="28" height="28"><a href="/"><strong>Kotak surat</strong> Mailbox</a>
${list && '<form method="post" action="/clear"><button>Hapus · Clear</button></form>'}</header>
${list ? `<ul class="list">${list}</ul>` : ''}</nav>
<main>${current ? detail(current) : empty(list ? 'Pilih satu pesan · Choose a message' : 'Data Kosong · No data')}</main></body></html>`
}
