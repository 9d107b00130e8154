import * as z from 'zod/mini'
import { bindEvidence } from './bind-evidence'
import { cacheForOffline } from './cache-for-offline'
import { getCheckTime } from './check-time'
import { loadEd25519 } from './ed25519'
import { getElement, showOnly } from './elements'
import { createListStore, listsSchema } from './list-store'
import {
  createQrCodeDetector,
  loadQrCodeDetector,
  type QrCodeDetector,
  readQrCodeFromPhoto,
  watchCamera,
} from './scan'
import { showOutcome, showReadiness } from './show'
import { keySetSchema } from './verify-jws'
import { verifyLicence } from './verify-licence'

const dataSchema = z.object({
  keys: keySetSchema,
  lists: listsSchema,
  detector: z.string(),
  logKeys: z.nullable(z.array(z.string())),
  evidenceWorker: z.string(),
})

async function start() {
  const data = dataSchema.parse(JSON.parse(getElement('data', HTMLScriptElement).text))
  const verify = await loadEd25519()
  if (!verify) return showOnly('readiness', 'notice', 'unsupported')
  const { keys } = data
  const { findList, getSignedAt } = createListStore(data.lists, { keys, verify })
  const listSignedAt = await getSignedAt()
  const check = async (text: string) => {
    const time = await getCheckTime({ url: location.pathname, listSignedAt })
    const isOnline = time.source === 'server'
    const options = { keys, verify, now: time.now, findList: (uri: string | null) => findList(uri, isOnline) }
    showOutcome(await verifyLicence(text, options), time)
  }
  getElement('inputs').hidden = false
  getElement('paste', HTMLFormElement).addEventListener('submit', event => {
    event.preventDefault()
    void check(getElement('jws', HTMLTextAreaElement).value)
  })
  const detector = await createQrCodeDetector()
  getElement('scan').hidden = false
  if (detector) bindCamera(detector, check)
  bindPhoto(async () => detector ?? (await loadQrCodeDetector(data.detector)), check)
  if (data.logKeys) bindEvidence(data.evidenceWorker, data.logKeys)
  showReadiness(listSignedAt, false)
  const lazyFiles = [data.evidenceWorker, ...(detector ? [] : [data.detector])]
  if (await cacheForOffline(lazyFiles)) showReadiness(listSignedAt, true)
}

type Check = (text: string) => Promise<void>

function bindCamera(detector: QrCodeDetector, check: Check): void {
  getElement('camera').hidden = false
  const video = getElement('video', HTMLVideoElement)
  const showCamera = (isOn: boolean) => {
    video.hidden = !isOn
    getElement('stop').hidden = !isOn
    getElement('camera').hidden = isOn
  }
  let stop = () => {}
  getElement('camera').addEventListener('click', async () => {
    showOnly('scan-errors', 'error', null)
    showCamera(true)
    try {
      stop = await watchCamera(detector, video, text => {
        showCamera(false)
        void check(text)
      })
    } catch {
      showCamera(false)
      showOnly('scan-errors', 'error', 'camera_denied')
    }
  })
  getElement('stop').addEventListener('click', () => {
    stop()
    showCamera(false)
  })
}

function bindPhoto(getDetector: () => Promise<QrCodeDetector | null>, check: Check): void {
  getElement('photo', HTMLInputElement).addEventListener('change', async ({ currentTarget }) => {
    const [file] = currentTarget instanceof HTMLInputElement ? (currentTarget.files ?? []) : []
    if (!file) return
    showOnly('scan-errors', 'error', null)
    getElement('reading').hidden = false
    const detector = await getDetector()
    const text = detector && (await readQrCodeFromPhoto(detector, file).catch(() => null))
    getElement('reading').hidden = true
    if (text) return check(text)
    showOnly('scan-errors', 'error', detector ? 'no_code' : 'scan_unsupported')
  })
}

void start()
