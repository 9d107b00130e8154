import { environment } from '#src/platform/runtime/environment'

const line = Symbol.for('message')

type Entry = { level: string; message: unknown; stack?: string; [line]?: string }

/** Logs one JSON object per line. Callers never log personal data. */
export default {
  level: environment.LOG_LEVEL,
  format: {
    transform(entry: Entry) {
      const { level, message, ...rest } = entry
      entry[line] = JSON.stringify({
        time: new Date().toISOString(),
        level,
        name: 'backend',
        message,
        ...rest,
      })
      return entry
    },
  },
}
