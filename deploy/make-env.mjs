// Writes deploy/.env from deploy/.env.example with secrets of its own; what stands in an .env already stays as it is.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { newSecrets } from '../tooling/cli/secrets.mjs'

const at = name => new URL(name, import.meta.url)
const target = process.argv[2] ?? at('.env')
const line = /^([A-Z_]+)=(.*)$/

const known = Object.fromEntries(
  (existsSync(target) ? readFileSync(target, 'utf8') : '')
    .split('\n')
    .map(text => line.exec(text))
    .filter(Boolean)
    .map(([, name, value]) => [name, value]),
)
const { ADMIN_EMAIL: _address, ...secrets } = newSecrets()
const made = { ...secrets, DATABASE_PASSWORD: randomBytes(24).toString('base64url') }
const filled = readFileSync(at('.env.example'), 'utf8').replace(
  new RegExp(line, 'gm'),
  (_, name, value) => `${name}=${known[name] || made[name] || value}`,
)
writeFileSync(target, filled, { mode: 0o600 })
console.info(`Secrets stand in ${target}, readable by you alone. Set the names above them, then start.`)
