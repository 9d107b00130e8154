import { getServiceUrls } from './services.mjs'
import { getPolicyPath } from './witness.mjs'

/** Computes the environment variables for every process of a stack, which may have a witness. */
export function buildStackSettings({ ports, dataDir, secrets, hasWitness }) {
  const urls = getServiceUrls(ports)
  return {
    ...secrets,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    // glibc otherwise keeps freed memory in an arena per thread: 42 of 924 MiB for the whole stack.
    MALLOC_ARENA_MAX: '2',
    SEED: 'sample',
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://bgm:${encodeURIComponent(secrets.DATABASE_PASSWORD)}@127.0.0.1:${ports.database}/postgres`,
    API_URL: urls.api,
    CMS_API_URL: urls.api,
    MARKETING_URL: urls.site,
    PORTAL_URL: urls.portal,
    PLAYER_URL: urls.player,
    BACKEND_URL: urls.backend,
    CONTENT_HOOK_URLS: `${urls.site}/hooks/content`,
    SMTP_URL: urls.smtp,
    TEXT_GATEWAY_URL: `${urls.mailbox}/text-messages`,
    PAYMENT_PROVIDER: 'midtrans',
    MIDTRANS_SNAP_URL: urls.payments,
    MIDTRANS_API_URL: urls.payments,
    ...(hasWitness && { USAGE_LOG_POLICY_FILE: getPolicyPath(dataDir) }),
  }
}

const isAddress = host => /^[\d.:a-f]+$|^localhost$/i.test(host)
const fixed = ['NODE_ENV', 'DATA_DIR']
const all = buildStackSettings({ ports: {}, dataDir: '', secrets: {}, hasWitness: true })
const names = Object.keys(all).filter(name => !fixed.includes(name))

/** Returns the computed settings that the caller's environment may override. */
export function pickOverrides(env) {
  // Some shells export HOST with the machine's name, so only an IP address or localhost is accepted.
  const chosen = names.filter(name => env[name] && (name !== 'HOST' || isAddress(env.HOST)))
  return Object.fromEntries(chosen.map(name => [name, env[name]]))
}
