const interval = { terminal: 500, other: 30_000 }

/** Shows on the error output how far a step is. */
export function createProgress(stream = process.stderr) {
  let shown = Date.now()
  let isLineOpen = false
  return {
    show(step, done, total) {
      const now = Date.now()
      if (now - shown < (stream.isTTY ? interval.terminal : interval.other)) return
      shown = now
      const text = `${step}: ${Math.floor((100 * done) / Math.max(total, 1))}% (${done} of ${total})`
      stream.write(stream.isTTY ? `\r${text}\x1b[K` : `${text}\n`)
      isLineOpen = Boolean(stream.isTTY)
    },
    /** Removes the line before something else is printed. */
    clear() {
      if (isLineOpen) stream.write('\r\x1b[K')
      isLineOpen = false
    },
  }
}
