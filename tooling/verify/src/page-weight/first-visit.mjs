import { request } from 'node:http'

/** Sends a GET with the headers of a current browser and returns the number of transferred bytes. */
function get(url) {
  const headers = {
    'accept-encoding': 'br, gzip',
    accept: 'text/html,*/*',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0',
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers }, response => {
      const chunks = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, bytes: Buffer.concat(chunks).length }))
    })
    outgoing.on('error', reject).end()
  })
}

const attributes = /<(script|link|img|source|use)\b[^>]*?\b(?:src|href)="(\/[^"#]+)(?:#[^"]*)?"[^>]*>/g
const loads = tag => !/rel="(?:canonical|alternate|manifest|prefetch|sitemap)"/.test(tag)
const isScript = (tag, path) =>
  /^<script/.test(tag) || (/rel="modulepreload"/.test(tag) && path.endsWith('.js'))

/**
 * Measures what the first visit to a page loads from the page's own server, and the number of elements in
 * the document.
 */
export async function measureFirstVisit(url) {
  const html = await fetch(url, { redirect: 'error' }).then(response => response.text())
  const isScriptByPath = new Map()
  for (const [tag, , path] of html.matchAll(attributes)) {
    if (loads(tag)) isScriptByPath.set(path, isScript(tag, path))
  }
  const page = await get(url)
  const files = await Promise.all(
    [...isScriptByPath].map(async ([path, script]) => ({ script, ...(await get(new URL(path, url))) })),
  )
  const sum = list => list.reduce((all, { bytes }) => all + bytes, 0)
  return {
    requests: files.length + 1,
    document: page.bytes,
    elements: html.match(/<[a-z]/gi)?.length ?? 0,
    bytes: page.bytes + sum(files),
    script: sum(files.filter(part => part.script)),
  }
}
