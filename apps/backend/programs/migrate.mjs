import { compiledBackend } from './compiled-backend.mjs'

try {
  // This is the step: it changes the schema whatever the processes may do.
  const app = await compiledBackend({ SCHEMA_CHANGES: 'start' }).load()
  const migrations = await app.db.connection('strapi_migrations').count('id as count').first()
  await app.destroy()
  console.info(
    `The database has the schema of this build, and the ${migrations.count} changes of data are done.`,
  )
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
