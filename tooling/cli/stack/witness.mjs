import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const settings = `# Written by npm start.
name witness.contoh.test
operator Lembaga Contoh
contact lembaga@contoh.test
`

export const getWitnessFolder = dataDir => join(dataDir, 'witness')
export const getPolicyPath = dataDir => join(dataDir, 'usage-log-policy')

function replaceFile(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
}

const getSettingsPath = dataDir => join(getWitnessFolder(dataDir), 'witness.conf')

/** Writes the settings of the local witness before its first start. It does not know the log yet. */
export function prepareWitness(dataDir) {
  mkdirSync(getWitnessFolder(dataDir), { recursive: true, mode: 0o700 })
  if (!existsSync(getSettingsPath(dataDir))) replaceFile(getSettingsPath(dataDir), settings)
}

const getJson = async url => (await fetch(url, { signal: AbortSignal.timeout(10_000) })).json()

/** Writes the policy that requires the local witness to sign the usage log (C2SP tlog-policy). */
export async function writePolicy(dataDir, url) {
  const { keys } = await getJson(`${url}/status.json`)
  replaceFile(
    getPolicyPath(dataDir),
    `# Written by npm start.\nwitness local ${keys[0].vkey} ${url}\nquorum local\n`,
  )
}

/** Lets the local witness trust the keys of the usage log, which the backend has when it is ready. */
export async function trustUsageLog(dataDir, api) {
  const { keys } = await getJson(`${api}/usage-log/keys`)
  replaceFile(getSettingsPath(dataDir), `${settings}${keys.map(key => `log ${key}\n`).join('')}`)
}
