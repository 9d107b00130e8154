let interrupted = false

/** Whether a signal has been received. Any later error is a result of stopping. */
export const isInterrupted = () => interrupted

/** Runs `cleanUp` once on Ctrl-C, SIGTERM or a closed terminal, then exits with `code`. Ignores further signals. */
export function onInterrupt(cleanUp, code) {
  const stop = async () => {
    if (interrupted) return
    interrupted = true
    await cleanUp()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  // npm signals only the shell between npm and this process, so that shell's exit is treated as a signal.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 300).unref()
}
