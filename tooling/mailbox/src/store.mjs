const limits = { messages: 200, bytes: 32 * 1024 * 1024 }

const getSize = message => Buffer.byteLength(JSON.stringify(message))
const sameAddress = (a, b) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Stores messages in memory, newest first. The oldest are dropped if there are too many or their total size
 * is too large. A message is `{ id, kind: 'mail' | 'text', to: string[], from, subject, text, html,
 * attachments, received_at }`.
 */
export function createStore({ messages: maxMessages, bytes: maxBytes } = limits) {
  let entries = []
  let arrived = 0
  let version = 0

  const weight = () => entries.reduce((sum, entry) => sum + entry.size, 0)

  return {
    add(content) {
      arrived += 1
      version += 1
      const message = { id: String(arrived), ...content, received_at: new Date().toISOString() }
      entries.unshift({ message, size: getSize(message) })
      while (entries.length > maxMessages || (entries.length > 1 && weight() > maxBytes)) entries.pop()
      return message
    },
    list(to) {
      const all = entries.map(entry => entry.message)
      return to ? all.filter(message => message.to.some(address => sameAddress(address, to))) : all
    },
    find(id) {
      return entries.find(entry => entry.message.id === id)?.message ?? null
    },
    clear() {
      entries = []
      version += 1
    },
    /** Increases with every change. The page polls it to detect changes. */
    version: () => version,
  }
}
