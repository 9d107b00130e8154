import { setImmediate } from 'node:timers/promises'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name) return named[name] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

export type XmlTag = {
  /** Without its namespace. */
  name: string
  kind: 'open' | 'close' | 'empty'
  attribute(name: string): string | undefined
  /** The text between this tag and the next one. */
  text: string
}

function toTag(inside: string, text: string): XmlTag {
  const isClosing = inside.startsWith('/')
  const isEmpty = inside.endsWith('/')
  const name = /^\/?(?:[\w.-]{1,40}:)?([\w.-]{1,80})/.exec(inside)?.[1] ?? ''
  return {
    name,
    kind: isClosing ? 'close' : isEmpty ? 'empty' : 'open',
    attribute: wanted => {
      const at = inside.indexOf(` ${wanted}="`)
      const start = at + wanted.length + 3
      const end = inside.indexOf('"', start)
      return at < 0 || end < 0 ? undefined : decodeEntities(inside.slice(start, end))
    },
    text: decodeEntities(text),
  }
}

const sliceLength = 100_000

/**
 * Calls `visit` with each tag of a document that a program has written, until it returns false. Lets other work run
 * in between.
 */
export async function visitTags(xml: string, visit: (tag: XmlTag) => boolean | undefined): Promise<void> {
  let sliceEnd = sliceLength
  for (let at = xml.indexOf('<'); at >= 0; ) {
    if (xml.startsWith('<!--', at)) {
      const end = xml.indexOf('-->', at)
      at = end < 0 ? -1 : xml.indexOf('<', end)
      continue
    }
    const end = xml.indexOf('>', at)
    if (end < 0) return
    const next = xml.indexOf('<', end)
    const text = xml.slice(end + 1, next < 0 ? xml.length : next)
    if (visit(toTag(xml.slice(at + 1, end), text)) === false) return
    at = next
    if (at < sliceEnd) continue
    await setImmediate()
    sliceEnd = at + sliceLength
  }
}
