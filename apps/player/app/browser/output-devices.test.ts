import { expect, it, vi } from 'vitest'
import { OutputDevices } from './output-devices'

function makeDevices(kinds: string[]) {
  const devices = new EventTarget() as MediaDevices // Only the two members that are used.
  devices.enumerateDevices = async () => kinds.map(kind => ({ kind })) as MediaDeviceInfo[]
  return devices
}

it('detects that the last output has been removed', async () => {
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

it('reports nothing as missing if the browser lists no outputs', async () => {
  const outputs = new OutputDevices(makeDevices([]))
  await Promise.resolve()
  expect(outputs.areMissing()).toBe(false)
  expect(new OutputDevices(null).areMissing()).toBe(false)
})
