export type ServerEvent = {
  name: string
  data: string
}

/** Larger than any event; a line that exceeds this limit means that the stream is corrupt. */
const longestBuffer = 64 * 1024

/**
 * Parses the text of an event stream into events. Comments and fields other than `event` and `data` are
 * ignored.
 */
export class ServerEventParser {
  #buffer = ''
  #name = ''
  #data: string[] = []

  /** Throws if a line is too long. */
  push(text: string): ServerEvent[] {
    const lines = (this.#buffer + text).split('\n')
    this.#buffer = lines.pop() ?? ''
    if (this.#buffer.length > longestBuffer) throw new Error('A line of the event stream is too long')
    return lines.flatMap(line => this.#readLine(line.endsWith('\r') ? line.slice(0, -1) : line))
  }

  #readLine(line: string): ServerEvent[] {
    if (line === '') return this.#complete()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') this.#name = value
    if (field === 'data') this.#data.push(value)
    return []
  }

  #complete(): ServerEvent[] {
    const event = { name: this.#name || 'message', data: this.#data.join('\n') }
    const isEmpty = this.#data.length === 0
    this.#name = ''
    this.#data = []
    return isEmpty ? [] : [event]
  }
}
