import { expect, test, vi } from 'vitest'
import { OutputDevices } from './output-devices'

function makeDevices(kinds: string[]) {
  const devices = new EventTarget() as MediaDevices // Implements only what `OutputDevices` uses.
  devices.enumerateDevices = async () => kinds.map(kind => ({ kind })) as MediaDeviceInfo[]
  return devices
}

test('reports outputs as missing after the last one is removed, until one is connected again', async () => {
  const kinds = ['audiooutput', 'videoinput']
  const devices = makeDevices(kinds)
  const outputs = new OutputDevices(devices)
  await Promise.resolve()
  kinds.shift()
  devices.dispatchEvent(new Event('devicechange'))
  await vi.waitFor(() => expect(outputs.areMissing()).toBe(true))
  kinds.push('audiooutput')
  devices.dispatchEvent(new Event('devicechange'))
  await vi.waitFor(() => expect(outputs.areMissing()).toBe(false))
})

test('does not report outputs as missing if the browser has never listed any', async () => {
  const outputs = new OutputDevices(makeDevices([]))
  await Promise.resolve()
  expect(outputs.areMissing()).toBe(false)
  expect(new OutputDevices(null).areMissing()).toBe(false)
})
