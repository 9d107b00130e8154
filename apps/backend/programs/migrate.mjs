import { loadCompiledBackend } from './compiled-backend.mjs'
import { exitWithError, logInfo } from './log-line.mjs'

try {
  // Migrations run here even if SCHEMA_CHANGES prevents them at startup.
  const app = await loadCompiledBackend({ SCHEMA_CHANGES: 'start' }).load()
  const migrations = await app.db.connection('strapi_migrations').count('id as count').first()
  logInfo(
    `The database has the schema of this build, and ${migrations.count} data migrations have been applied.`,
  )
  // Everything is committed at this point. Closing the pool first would abort background queries and make the process
  // exit with 1.
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
