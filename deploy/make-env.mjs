// Writes deploy/.env from deploy/.env.example with generated secrets, keeping the values of an existing
// .env. `--rotate NAME` replaces a secret. If the secret is a list, the previous value moves to second place
// until the next rotation.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { generateSecrets } from '../tooling/cli/stack/secrets.mjs'

const at = name => new URL(name, import.meta.url)
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rotate: { type: 'string', multiple: true, default: [] } },
})
const target = positionals[0] ?? at('.env')
const line = /^([A-Z_\d]+)=(.*)$/
const lists = ['APP_KEYS', 'SESSION_SECRET']
const single = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'INTERNAL_API_KEY',
  'CMS_PREVIEW_TOKEN',
  'CONTENT_HOOK_SECRET',
]

function fail(message) {
  console.error(message)
  process.exit(1)
}

const known = Object.fromEntries(
  (existsSync(target) ? readFileSync(target, 'utf8') : '')
    .split('\n')
    .map(text => line.exec(text))
    .filter(Boolean)
    .map(([, name, value]) => [name, value]),
)
const example = readFileSync(at('.env.example'), 'utf8')
const read = new Set([...example.matchAll(new RegExp(line, 'gm'))].map(([, name]) => name))
const unknown = Object.keys(known).filter(name => !read.has(name))
if (unknown.length > 0)
  fail(`Nothing reads ${unknown.join(', ')}: correct or remove it. docs/configuration.md lists every name.`)
const fixed = options.rotate.filter(name => !lists.includes(name) && !single.includes(name))
if (fixed.length > 0)
  fail(`${fixed.join(', ')} cannot be rotated here: docs/operations.md, "Replace a secret"`)
const { ADMIN_EMAIL: _address, ...generated } = generateSecrets()
for (const name of options.rotate) {
  const [fresh] = generated[name].split(',')
  const [before] = (known[name] ?? '').split(',')
  known[name] = lists.includes(name) && before ? `${fresh},${before}` : fresh
}
const filled = example.replace(
  new RegExp(line, 'gm'),
  (_, name, value) => `${name}=${known[name] || generated[name] || value}`,
)
writeFileSync(target, filled, { mode: 0o600 })
console.info(
  `The secrets are in ${target}, readable by you only. Set the other variables there before you start.`,
)
