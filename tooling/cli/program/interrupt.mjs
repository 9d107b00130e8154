let underWay = false

/** True once a signal came: whatever fails from then on fails because we are stopping. */
export const isInterrupted = () => underWay

/** On Ctrl-C, SIGTERM or a closed terminal: `cleanUp` once, then exit with `code`. A second signal does not hurry it. */
export function onInterrupt(cleanUp, code) {
  const stop = async () => {
    if (underWay) return
    underWay = true
    await cleanUp()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  // npm hands a signal to the shell between us, which dies of it and tells nobody: its end is the signal.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 300).unref()
}
