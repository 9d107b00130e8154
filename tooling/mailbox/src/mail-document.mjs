import { escapeHtml } from './escape.mjs'

/**
 * Renders the unmodified HTML of an email. The iframe sandbox and the response's CSP make it harmless; links
 * open in a new tab.
 */
export function renderMailDocument(message) {
  const body = message.html ?? `<pre style="white-space:pre-wrap">${escapeHtml(message.text)}</pre>`
  return `<base target="_blank">${body}`
}

/** Returns the distinct URLs in an email in order, first those in the text, then the links in the HTML. */
export function extractLinks({ text, html }) {
  const inText = text.match(/https?:\/\/[^\s<>"'()]+/g) ?? []
  const inHtml = [...(html ?? '').matchAll(/href\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map(([, href]) =>
    href.replaceAll('&amp;', '&'),
  )
  return [...new Set([...inText.map(link => link.replace(/[.,;:!?]+$/, '')), ...inHtml])]
}
