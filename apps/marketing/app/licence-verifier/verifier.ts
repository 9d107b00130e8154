import * as z from 'zod/mini'
import { loadEd25519 } from './ed25519'
import { byId, showOne } from './elements'
import { keepOffline } from './keep-offline'
import { openDetector, readPhoto, watchCamera } from './scan'
import { showOutcome, showReadiness } from './show'
import { readStatusList } from './status-list'
import { keySetSchema } from './verify-jws'
import { verifyLicence } from './verify-licence'

const dataSchema = z.object({ keys: keySetSchema, statusList: z.nullable(z.string()) })

async function start() {
  const data = dataSchema.parse(JSON.parse(byId('data', HTMLScriptElement).text))
  const verify = await loadEd25519()
  if (!verify) return showOne('readiness', 'notice', 'unsupported')
  const statusList =
    data.statusList === null ? null : await readStatusList(data.statusList, { keys: data.keys, verify })
  const check = async (text: string) =>
    showOutcome(await verifyLicence(text, { keys: data.keys, statusList, verify, now: Date.now() }))
  byId('inputs').hidden = false
  byId('paste', HTMLFormElement).addEventListener('submit', event => {
    event.preventDefault()
    void check(byId('jws', HTMLTextAreaElement).value)
  })
  await bindScanner(check)
  showReadiness(statusList, false)
  if (await keepOffline()) showReadiness(statusList, true)
}

async function bindScanner(check: (text: string) => Promise<void>) {
  const detector = await openDetector()
  byId(detector ? 'scan' : 'scan-unsupported').hidden = false
  if (!detector) return
  const video = byId('video', HTMLVideoElement)
  const showCamera = (isOn: boolean) => {
    video.hidden = !isOn
    byId('stop').hidden = !isOn
    byId('camera').hidden = isOn
  }
  let stop = () => {}
  byId('camera').addEventListener('click', async () => {
    showOne('scan-errors', 'error', null)
    showCamera(true)
    try {
      stop = await watchCamera(detector, video, text => {
        showCamera(false)
        void check(text)
      })
    } catch {
      showCamera(false)
      showOne('scan-errors', 'error', 'camera_denied')
    }
  })
  byId('stop').addEventListener('click', () => {
    stop()
    showCamera(false)
  })
  byId('photo', HTMLInputElement).addEventListener('change', async ({ currentTarget }) => {
    const [file] = currentTarget instanceof HTMLInputElement ? (currentTarget.files ?? []) : []
    if (!file) return
    const text = await readPhoto(detector, file).catch(() => null)
    showOne('scan-errors', 'error', text === null ? 'no_code' : null)
    if (text !== null) await check(text)
  })
}

void start()
