import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '#program/environment.mjs'

const random = (bytes = 32) => randomBytes(bytes).toString('base64url')

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const randomBase32 = () => Array.from(randomBytes(32), byte => base32[byte & 31]).join('')

const generators = {
  APP_KEYS: () => [random(), random(), random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  ENCRYPTION_KEY: random,
  LICENCE_KEYS_SECRET: random,
  JWT_SECRET: random,
  CODE_SECRET: random,
  INTERNAL_API_KEY: random,
  SESSION_SECRET: random,
  CMS_PREVIEW_TOKEN: random,
  CONTENT_HOOK_SECRET: random,
  MIDTRANS_SERVER_KEY: random,
  DATABASE_PASSWORD: random,
  ADMIN_EMAIL: () => 'admin@contoh.test',
  ADMIN_PASSWORD: () => random(15),
  // Only for sample data; on other installations, the first administrator sets up an authenticator app.
  ADMIN_TOTP_SECRET: randomBase32,
}

/** Generates a new set of secrets. */
export const generateSecrets = () =>
  Object.fromEntries(Object.entries(generators).map(([name, make]) => [name, make()]))

/** Writes the whole file at once. Returns false if another first start at the same time has written it before. */
function store(path, secrets, { isFirst }) {
  const part = `${path}.part-${process.pid}`
  writeFileSync(part, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  try {
    if (isFirst) linkSync(part, path)
    else renameSync(part, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(part, { force: true })
  }
}

/**
 * Loads the secrets of a data folder, which are generated once and readable only by the owner. `env`
 * overrides them.
 */
export function loadLocalSecrets(dataDir, env = process.env) {
  const path = join(dataDir, 'secrets.json')
  const isFirst = !existsSync(path)
  const known = isFirst ? {} : readJson(path)
  const missing = Object.keys(generators).filter(name => !known[name])
  const secrets = { ...known, ...Object.fromEntries(missing.map(name => [name, generators[name]()])) }
  if (missing.length > 0) {
    mkdirSync(dataDir, { recursive: true })
    if (!store(path, secrets, { isFirst })) return loadLocalSecrets(dataDir, env)
  }
  for (const name of Object.keys(generators)) if (env[name]) secrets[name] = env[name]
  return secrets
}
