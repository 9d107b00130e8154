import { escapeHtml } from './escape.mjs'

/** The mail's own HTML as it is: the sandbox and the policy of the answer keep it harmless; links open in a new tab. */
export function mailDocument(message) {
  const body = message.html ?? `<pre style="white-space:pre-wrap">${escapeHtml(message.text)}</pre>`
  return `<base target="_blank">${body}`
}

/** Web addresses of a mail, each once, in the order they appear: from the text, then from the HTML's own links. */
export function linksOf({ text, html }) {
  const inText = text.match(/https?:\/\/[^\s<>"'()]+/g) ?? []
  const inHtml = [...(html ?? '').matchAll(/href\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map(([, href]) =>
    href.replaceAll('&amp;', '&'),
  )
  return [...new Set([...inText.map(link => link.replace(/[.,;:!?]+$/, '')), ...inHtml])]
}
