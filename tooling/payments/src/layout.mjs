import { escapeHtml } from './escape.mjs'

const rupiah = new Intl.NumberFormat('id-ID')
export const formatRupiah = amount => `Rp${rupiah.format(amount)}`

const time = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
export const renderTime = instant =>
  `<time datetime="${new Date(instant).toISOString()}">${time.format(instant)}</time>`

/** Formats a number in groups of four digits, as banks print account numbers. */
export const groupDigits = number => escapeHtml(number.replace(/(\d{4})(?=\d)/g, '$1 '))

/** Renders the frame of every page, which must not be mistaken for the product or a bank. */
export function renderLayout({ texts, language, address, body }) {
  const link = (code, name) =>
    `<a href="${escapeHtml(address(code))}" lang="${code}"${code === language ? ' aria-current="true"' : ''}>${name}</a>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/payments.css"></head>
<body><a class="skip" href="#content">${texts.skip}</a>
<header class="band"><div class="wrap"><strong><a href="/?language=${language}">${texts.title}</a></strong><span>${texts.warning}</span>
<nav class="languages" aria-label="Bahasa · Language">${link('id', 'ID')}${link('en', 'EN')}</nav></div></header>
<div class="edge"></div>
<main class="wrap" id="content">${body}</main></body></html>`
}
