import { compiledBackend } from './compiled-backend.mjs'
import { endWith } from './log-line.mjs'

/** The backend as it runs in production. The environment is checked before anything else is loaded. */
try {
  const { part, serve } = compiledBackend({})
  part('runtime/environment.js').requireSecrets()
  await serve()
} catch (error) {
  endWith(error)
}
