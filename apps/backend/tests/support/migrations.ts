import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { backendFolder } from './folders'

type Migration = { up(connection: object): Promise<void> }

/** Loads a file of `database/migrations` by its name without extension. */
export const loadMigration = (name: string): Migration =>
  createRequire(import.meta.url)(resolve(backendFolder, `database/migrations/${name}.js`))
